// `npm run dev`: Vite with hot reload beside Strapi, which restarts when its sources have changed.
import { rmSync } from "node:fs";
import { join } from "node:path";
import { requireNode } from "./stages/node-version.mjs";

requireNode();
const { prepare } = await import("./stages/prepare.mjs");
const { planAdmin } = await import("./stages/admin.mjs");
const { fail, say } = await import("./stages/say.mjs");
const { root } = await import("./stages/run.mjs");

const webPort = Number(process.env.WEB_PORT || 5173);
const site = `http://localhost:${webPort}`;

try {
  await prepare();
  const buildAdmin = planAdmin();
  // What the compilers write from here on is not what the stamps stand for.
  for (const folder of ["shared-types", "cms"])
    rmSync(join(root, folder, "dist/.built"), { force: true });

  const { startWebServer } = await import("./dev/web-server.mjs");
  const { startStrapi } = await import("./dev/strapi.mjs");
  await startWebServer(webPort, `http://127.0.0.1:${process.env.PORT || 1337}`);
  say(`Vite serves the pages at ${site}/ and updates them as you type.`);
  startStrapi(site);
  await buildAdmin?.();
} catch (error) {
  fail(error);
}
