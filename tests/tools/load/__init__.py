"""A load on one machine: a town of servers with tables, and people who play and talk there."""
