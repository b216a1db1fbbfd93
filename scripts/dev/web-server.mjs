import { join } from "node:path";
import { createServer } from "vite";
import { root } from "../stages/run.mjs";
import { PlainError } from "../stages/say.mjs";

/** What Strapi answers: calls, pictures, its own admin and that one's calls, sitemap, robots, feed and manifest. */
const strapiPaths = [
  ...["api", "assets/images", "cp/getuser", "admin", "uploads", "upload", "_health"],
  ...["content-manager", "content-type-builder", "users-permissions", "i18n", "email"],
  ...["review-workflows", "content-releases", "openapi"],
  ...["sitemap.xml", "robots.txt", "feed.xml", "manifest.webmanifest"],
];

/**
 * The panel has a document of its own; everything else falls back to index.html.
 * @type {import("vite").Plugin}
 */
const panelShell = {
  name: "panel-shell",
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      const path = request.url?.replace(/\?.*/, "") ?? "";
      if (/^\/cp(\/|$)/.test(path) && path !== "/cp/getuser") request.url = "/cp.html";
      next();
    });
  },
};

/**
 * Vite's development server on 127.0.0.1; Strapi's paths are proxied.
 * @param {number} port
 * @param {string} strapi  its address
 */
export async function startWebServer(port, strapi) {
  const proxy = Object.fromEntries(strapiPaths.map((path) => [`/${path}`, { target: strapi }]));
  const server = await createServer({
    configFile: join(root, "web/vite.config.ts"),
    plugins: [panelShell],
    server: { host: "127.0.0.1", port, strictPort: true, proxy },
  });
  await server.listen().catch(() => {
    throw new PlainError(
      `Port ${port} is taken by another program: stop it, or choose another port (WEB_PORT=${port + 1} npm run dev).`,
    );
  });
  return server;
}
