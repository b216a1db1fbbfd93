import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Core } from "@strapi/strapi";
import { afterAll, beforeAll, inject, vi } from "vitest";
import { createDatabase } from "../../scripts/testing/database.mjs";
import { freePort } from "../../scripts/testing/free-port.mjs";
import "../../scripts/testing/quick-passwords.mjs";
import type { SiteData } from "../src/api/backup/site-data";
import { siteEnvironment } from "./boot-environment";
import { createBuilt, loadBuilt } from "./load-built.mjs";

export interface BootedSite {
  /** Without a slash at the end. */
  url: string;
  strapi: Core.Strapi;
  dataDir: string;
  /** Stops the server, does something, and starts it again with the same data and port; `strapi` is replaced. */
  restart(meanwhile?: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

export interface BootOptions {
  /** Environment variables as a deployment would set them. */
  env?: Record<string, string>;
  /** Whether this is the very first start; otherwise an empty site was started once before. */
  isFirstStart?: boolean;
  /** Prepares an empty data directory and database as an earlier start left them. */
  layOut?: (place: SiteData) => Promise<void>;
}

/** What each start brings up to date for Strapi's admin: half of what a start takes. */
const updates = [
  ["plugin::content-manager.components", "syncConfigurations"],
  ["plugin::content-manager.content-types", "syncConfigurations"],
  ["admin::role", "resetSuperAdminPermissions"],
  ["admin::permission", "cleanPermissionsInDatabase"],
] as const;

/** Loads a copy of a site that was started, in which that is up to date. */
async function loadCopy(): Promise<Core.Strapi> {
  const strapi = createBuilt();
  await strapi.register();
  const skipped = updates.map(([uid, name]) => {
    const service = strapi.service(uid) as Record<string, () => Promise<void>>;
    return vi.spyOn(service, name).mockResolvedValue();
  });
  await strapi.bootstrap();
  for (const skip of skipped) skip.mockRestore();
  strapi.isLoaded = true;
  return strapi;
}

async function listening(port: number, load = loadBuilt): Promise<Core.Strapi> {
  const strapi = await load();
  strapi.server.mount();
  strapi.server.httpServer.listen(port, "127.0.0.1");
  await once(strapi.server.httpServer, "listening");
  return strapi;
}

/**
 * Boots the built site without content: on SQLite, or with a database of its own on the PostgreSQL that
 * TEST_DATABASE_URL names. Once a file: the environment is read when the server's modules load.
 * `site` is where it is told.
 */
export async function bootSite(
  options: BootOptions = {},
  site = {} as BootedSite,
): Promise<BootedSite> {
  const { env = {}, layOut, isFirstStart = layOut !== undefined } = options;
  const dataDir = mkdtempSync(join(tmpdir(), "habitat-test-"));
  const template = isFirstStart ? undefined : inject("template");
  if (template) cpSync(template.dataDir, dataDir, { recursive: true });
  const database = await createDatabase(process.env["TEST_DATABASE_URL"], template?.database);
  const port = await freePort();
  Object.assign(process.env, siteEnvironment(port, dataDir, database.url), env);

  const remove = async () => {
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await layOut?.({ dataDir, databaseUrl: database.url });
    return Object.assign(site, {
      url: `http://127.0.0.1:${port}`,
      strapi: await listening(port, template ? loadCopy : loadBuilt),
      dataDir,
      restart: async (meanwhile?: () => Promise<void>) => {
        await site.strapi.destroy();
        await meanwhile?.();
        site.strapi = await listening(port);
      },
      close: async () => {
        await site.strapi.destroy();
        await remove();
      },
    });
  } catch (error) {
    await remove();
    throw error;
  }
}

/** A site for all tests of a file: it has nothing before the first hook that follows. */
export function useSite(options?: BootOptions): BootedSite {
  const site = {} as BootedSite;
  beforeAll(() => bootSite(options, site));
  afterAll(() => {
    vi.useRealTimers();
    return site.close();
  });
  return site;
}
