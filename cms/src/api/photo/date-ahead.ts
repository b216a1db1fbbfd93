import type { Core } from "@strapi/strapi";
import { DateTime } from "luxon";
import type { ValidationErrors } from "shared-types/kit/error-answers";
import { sightingMessages } from "shared-types/sighting/codes";
import { from, inTransaction, isPostgres, type Knex } from "../../database/knex";
import { idOf } from "../../database/row";
import { beforeSave } from "../../documents/rule";
import { brokenRule } from "../../http/broken-rule";
import { readSite } from "../site-record/settings";
import { addPhotoChanges, draftsOf, type PhotoChange } from "./history";

/** The rule a date taken breaks: a photo is a record of its day, so its day, or the first one of its month or year, must have begun in the garden. */
export async function dateAhead(knex: Knex, dateTaken: unknown): Promise<ValidationErrors> {
  if (!dateTaken) return [];
  const { timeZone: zone } = await readSite(knex);
  const moment =
    dateTaken instanceof Date
      ? DateTime.fromJSDate(dateTaken, { zone })
      : DateTime.fromISO(typeof dateTaken === "string" ? dateTaken : "", { zone });
  if (!moment.isValid) return [];
  const isAhead = moment.startOf("day") > DateTime.now();
  return isAhead ? [{ fieldId: "dateTaken", errorMessage: sightingMessages.future }] : [];
}

/** Holds Strapi's admin to it too. */
export const refuseDatesAhead = beforeSave(async ({ data }, strapi) => {
  if (!data["dateTaken"]) return;
  // Within the save's transaction: SQLite has one connection.
  const [broken] = await inTransaction(strapi, (trx) => dateAhead(trx, data["dateTaken"]));
  if (broken) throw brokenRule(broken.fieldId, broken.errorMessage);
});

/**
 * Empties dates in the future, which versions before this rule took over from cameras: they came first in every list and
 * calendar. The photo's history keeps them.
 */
export async function emptyDatesAhead(strapi: Core.Strapi): Promise<void> {
  await inTransaction(strapi, async (knex) => {
    const { timeZone } = await readSite(knex);
    const tomorrow = DateTime.now().setZone(timeZone).plus({ days: 1 }).startOf("day");
    const since = isPostgres(knex) ? tomorrow.toJSDate() : tomorrow.toMillis();
    const ids = (await from(knex, "photos").where("date_taken", ">=", since).select("id")).map(
      idOf,
    );
    if (ids.length === 0) return;
    const before = await draftsOf(knex, ids);
    await from(knex, "photos").whereIn("id", ids).update({ date_taken: null, taken_on: null });
    const after = await draftsOf(knex, ids);
    const changes = ids.map((id): PhotoChange => [id, before.get(id), after.get(id)]);
    // No one asks at a start, so the change is the site's own.
    await addPhotoChanges(knex, "This site", changes);
    strapi.log.warn(
      `${ids.length} photos were dated in the future and have no date now: ${ids.join(", ")}. Their history has it.`,
    );
  });
}
