import type { Core } from "@strapi/strapi";
import { useSite, type Release } from "../backup/lock";
import { environment } from "../environment";
import { serviceOf } from "../services";

const minuteMs = 60_000;

const backup = (strapi: Core.Strapi) => serviceOf(strapi, "api::backup.backup");

interface Keeping {
  release: Release;
  timer: NodeJS.Timeout;
}

const keeping = new WeakMap<Core.Strapi, Keeping>();

/** Makes a backup after each night, soon after the start when there was none; nobody restores meanwhile. */
export async function keepBackups(strapi: Core.Strapi): Promise<void> {
  const look = () =>
    backup(strapi)
      .makeIfDue()
      .catch((error: unknown) => void strapi.log.error(error));
  const release = useSite(environment);
  keeping.set(strapi, { release, timer: setInterval(() => void look(), minuteMs).unref() });
}

/** Ends the backup under way, and says that this server no longer uses the data directory. */
export async function endBackups(strapi: Core.Strapi): Promise<void> {
  const found = keeping.get(strapi);
  clearInterval(found?.timer);
  await backup(strapi).stop();
  found?.release();
}
