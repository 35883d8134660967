# The data centre in a container: built in one stage, run in another that holds only what runs. It runs as a user without rights
# and writes to /app/data alone, so the rest may be read-only; see compose.yaml and docs/operations.md.
# e2e/operating/container.spec.ts runs the same steps.

FROM node:22-bookworm-slim AS build
WORKDIR /build
COPY . .
RUN npm ci --include=dev --no-audit --no-fund
RUN npm run ship -- /shipped

FROM node:22-bookworm-slim
WORKDIR /app
COPY --from=build /shipped /app
RUN chown -R node:node /app/data
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 ADMIN_PORT=9190 SHUTDOWN_DELAY=5
# Large buffers go back to the machine when they are done with, a twelfth of the memory of a server (docs/operations.md).
ENV MALLOC_MMAP_THRESHOLD_=1048576 MALLOC_TRIM_THRESHOLD_=4194304
VOLUME /app/data
EXPOSE 8080 9190
HEALTHCHECK --interval=10s --timeout=5s --start-period=180s --retries=3 CMD ["node", "-e", "fetch('http://127.0.0.1:9190/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "scripts/start.mjs"]
