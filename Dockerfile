# syntax=docker/dockerfile:1

FROM node:22-bookworm-slim AS build
# better-sqlite3 and sharp bring binaries for this platform; the compilers are for one that has none.
RUN apt-get update \
  && apt-get install -y --no-install-recommends python3 make g++ \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
COPY shared-types/package.json shared-types/
COPY web/package.json web/
COPY cms/package.json cms/package-lock.json cms/.npmrc cms/
COPY scripts/stages scripts/stages
RUN node -e "import('./scripts/stages/install.mjs').then((step) => step.ensureInstalled())"
COPY . .
RUN node -e "import('./scripts/stages/build.mjs').then((step) => step.ensureBuilt())"
# What only building and testing need stays behind.
RUN npm prune --omit=dev && npm prune --omit=dev --prefix cms


FROM node:22-bookworm-slim
ENV NODE_ENV=production \
  HOST=0.0.0.0 \
  PORT=1337 \
  DATA_DIR=/data
WORKDIR /site
COPY --from=build --chown=root:root /site /site
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 1337
HEALTHCHECK --interval=30s --timeout=5s --start-period=180s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/serve.mjs"]
