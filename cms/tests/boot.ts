import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Core } from "@strapi/strapi";
import type { Place } from "../src/backup/place";
import { createDatabase, type Database } from "./database";

export interface BootedSite {
  /** Without a slash at the end. */
  url: string;
  strapi: Core.Strapi;
  dataDir: string;
  /** Stops the server, does something, and starts it again with the same data, on the same port; `strapi` is another then. */
  restart(meanwhile?: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

interface BootOptions {
  /** Environment variables as a deployment would set them. */
  env?: Record<string, string>;
  /** Lays out what an earlier start has left, in an empty data directory and an empty database. */
  layOut?: (place: Place) => Promise<void>;
}

const appDir = resolve(import.meta.dirname, "..");
const requireCms = createRequire(join(appDir, "package.json"));

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}

function setEnvironment(port: number, dataDir: string, database: Database): void {
  Object.assign(process.env, {
    NODE_ENV: "production",
    STRAPI_TELEMETRY_DISABLED: "true",
    HOST: "127.0.0.1",
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    LOG_LEVEL: "error",
    // It would take the cores from the tests; those of it switch it on.
    PHOTO_AVIF: "off",
  });
}

async function listening(port: number): Promise<Core.Strapi> {
  const { createStrapi } = requireCms("@strapi/strapi") as typeof import("@strapi/strapi");
  const app = createStrapi({ appDir, distDir: join(appDir, "dist"), serveAdminPanel: false });
  const strapi = await app.load();
  strapi.server.mount();
  strapi.server.httpServer.listen(port, "127.0.0.1");
  await once(strapi.server.httpServer, "listening");
  return strapi;
}

/**
 * Boots the built site with an empty database: SQLite, or a new database on the PostgreSQL that
 * TEST_DATABASE_URL names. Once a file: the environment is read when the server's modules load.
 */
export async function bootSite({ env = {}, layOut }: BootOptions = {}): Promise<BootedSite> {
  const dataDir = mkdtempSync(join(tmpdir(), "habitat-test-"));
  const database = await createDatabase(process.env["TEST_DATABASE_URL"]);
  const port = await freePort();
  setEnvironment(port, dataDir, database);
  Object.assign(process.env, env);

  const remove = async () => {
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await layOut?.({ dataDir, databaseUrl: database.url });
    const site: BootedSite = {
      url: `http://127.0.0.1:${port}`,
      strapi: await listening(port),
      dataDir,
      restart: async (meanwhile) => {
        await site.strapi.destroy();
        await meanwhile?.();
        site.strapi = await listening(port);
      },
      close: async () => {
        await site.strapi.destroy();
        await remove();
      },
    };
    return site;
  } catch (error) {
    await remove();
    throw error;
  }
}
