import type { Core } from "@strapi/strapi";
import { serviceOf } from "../../platform/services";

const minuteMs = 60_000;

const runs = (strapi: Core.Strapi) => serviceOf(strapi, "api::publish.run");

const timers = new WeakMap<Core.Strapi, NodeJS.Timeout>();

/** Follows the changes, and publishes by itself where the owner wants that. */
export async function startPublishing(strapi: Core.Strapi): Promise<void> {
  await runs(strapi).recover();
  const look = () =>
    runs(strapi)
      .publishIfDue(Date.now())
      .catch((error: unknown) => void strapi.log.error(error));
  timers.set(strapi, setInterval(() => void look(), minuteMs).unref());
}

export async function stopPublishing(strapi: Core.Strapi): Promise<void> {
  clearInterval(timers.get(strapi));
  await runs(strapi).stop();
}
