"""What the owner sets from outside: the only reader of the environment.

So far there is nothing to set.
"""
