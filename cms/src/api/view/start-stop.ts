import { isDatabaseAway } from "../../platform/database-away";
import type { Core } from "@strapi/strapi";
import { serviceOf } from "../../platform/services";
import { ensureViewTable } from "./table";

/** How often views are written: a site that is killed loses as many seconds of them. */
const everyMs = 10_000;

let timer: NodeJS.Timeout | undefined;

/** While the database is away views stay in memory; the health call reports the database. */
const write = (strapi: Core.Strapi) =>
  serviceOf(strapi, "api::view.view")
    .write()
    .catch((error: unknown) => {
      if (!isDatabaseAway(error)) strapi.log.error("Page views could not be counted.", error);
    });

/** Creates the table, and writes what is counted every few seconds. */
export async function startViews(strapi: Core.Strapi): Promise<void> {
  await ensureViewTable(strapi.db.connection);
  await write(strapi);
  timer = setInterval(() => void write(strapi), everyMs).unref();
}

/** Writes what is left once the last request is answered. */
export async function stopViews(strapi: Core.Strapi): Promise<void> {
  clearInterval(timer);
  await write(strapi);
}
