import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { environment } from "../src/platform/environment";
import { secrets } from "../src/platform/secrets";

const publicDir = join(environment.dataDir, "public");
// The upload provider refuses to start without its folder.
mkdirSync(join(publicDir, "uploads"), { recursive: true });

export default () => ({
  host: environment.host,
  port: environment.port,
  url: environment.publicUrl,
  http: {
    serverOptions: {
      // Node's five minutes are too short for photos on a slow connection; other bodies have less
      // (`platform/server-limits`).
      requestTimeout: 3_600_000,
      headersTimeout: 20_000,
      connectionsCheckingInterval: 5_000,
      // A proxy must not send a request into a connection that is being closed.
      keepAliveTimeout: environment.trustProxy > 0 ? 75_000 : 5_000,
    },
  },
  app: { keys: secrets.appKeys },
  dirs: { public: publicDir },
  proxy:
    environment.trustProxy > 0
      ? { koa: true, maxIpsCount: environment.trustProxy }
      : { koa: false },
  transfer: { remote: { enabled: false } },
  logger: { updates: { enabled: false }, startup: { enabled: false } },
  webhooks: { populateRelations: false },
});
