import type { Core } from "@strapi/strapi";
import { useSite } from "./lock";
import type { Unlock } from "../../database/file-lock";
import { environment } from "../../platform/environment";
import { serviceOf } from "../../platform/services";

const minuteMs = 60_000;

const backup = (strapi: Core.Strapi) => serviceOf(strapi, "api::backup.backup");

interface Job {
  unlock: Unlock;
  timer: NodeJS.Timeout;
}

const jobs = new WeakMap<Core.Strapi, Job>();

/** Makes a backup after each night, or soon after the start if one is due, under the shared lock. */
export async function startBackups(strapi: Core.Strapi): Promise<void> {
  const makeIfDue = () =>
    backup(strapi)
      .makeIfDue()
      .catch((error: unknown) => void strapi.log.error(error));
  const unlock = useSite(environment);
  jobs.set(strapi, { unlock, timer: setInterval(() => void makeIfDue(), minuteMs).unref() });
}

/** Stops the running backup and releases the lock of the data directory. */
export async function stopBackups(strapi: Core.Strapi): Promise<void> {
  const found = jobs.get(strapi);
  clearInterval(found?.timer);
  await backup(strapi).stop();
  found?.unlock();
}
