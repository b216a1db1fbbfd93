import { DateTime } from "luxon";
import { isDate, isTakenOn } from "shared-types/kit/date";
import { panelMessages } from "shared-types/kit/panel-messages";
import { inTransaction, type Row } from "../../database/knex";
import { dateOf, textOf } from "../../database/row";
import { beforeSave } from "../../documents/rule";
import { brokenRule } from "../../http/broken-rule";
import { readSite } from "../site-record/settings";

/** When a photo was taken, of its row's `taken_on` and `date_taken`: a moment, or the day, month or year that is known of it. */
export const presentTaken = (row: Row): string | null =>
  textOf(row["taken_on"]) || dateOf(row["date_taken"]);

/** The columns of a date taken. Of a day, month or year the moment follows (`keepTakenOn`). */
export const takenColumns = (taken: string | null) =>
  taken && isDate(taken) ? { takenOn: taken } : { takenOn: null, dateTaken: taken || null };

/**
 * Sorts a photo of a day, month or year by its first noon in the garden: its `dateTaken`, whoever saves it. Noon stays on its day
 * should the garden's zone be corrected.
 */
export const keepTakenOn = beforeSave(async ({ data }, strapi) => {
  const taken = data["takenOn"];
  if (typeof taken !== "string" || taken === "") return;
  if (!isTakenOn(taken)) throw brokenRule("takenOn", panelMessages.takenOn);
  // Within the save's transaction: SQLite has one connection.
  const { timeZone: zone } = await inTransaction(strapi, readSite);
  const first = DateTime.fromISO(taken, { zone }).startOf("day");
  data["dateTaken"] = first.set({ hour: 12 }).toJSDate();
});
