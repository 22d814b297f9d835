# The bot alone: no sandbox, no tests. What is kept lies on the volume /data; nothing else is
# written, so the rest may be read-only, with a small /tmp.
FROM python:3.13.16-slim-bookworm

ENV PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1 SIGNORIA_DB=/data/signoria.db
WORKDIR /signoria

# Letters are set with libfribidi: names in Hebrew or Arabic read the right way.
RUN apt-get update && apt-get install -y --no-install-recommends libfribidi0 \
    && rm -rf /var/lib/apt/lists/*

COPY requirements.lock .ci/extras.lock ./
RUN pip install --no-cache-dir --disable-pip-version-check --require-hashes \
    -r requirements.lock -r extras.lock && install -d -o 10001 -g 10001 -m 700 /data

COPY bot bot
COPY cogs cogs
COPY render render
COPY data data

USER 10001:10001
VOLUME /data
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=1m --start-period=30s CMD ["python", "-m", "bot", "health"]
CMD ["python", "-m", "bot", "run"]
