# The bot alone: no sandbox, no tests. What is kept lies on the volume /data.
FROM python:3.13-slim

ENV PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1 SIGNORIA_DB=/data/signoria.db
WORKDIR /signoria

# Letters are set with libfribidi: names in Hebrew or Arabic read the right way.
RUN apt-get update && apt-get install -y --no-install-recommends libfribidi0 \
    && rm -rf /var/lib/apt/lists/*

COPY requirements.lock .
RUN pip install --no-cache-dir --disable-pip-version-check --require-hashes -r requirements.lock \
    && useradd --system --no-create-home signoria \
    && install -d -o signoria /data

COPY bot bot
COPY cogs cogs
COPY render render
COPY data data

USER signoria
VOLUME /data
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=1m --start-period=30s CMD ["python", "-m", "bot", "health"]
CMD ["python", "-m", "bot", "run"]
