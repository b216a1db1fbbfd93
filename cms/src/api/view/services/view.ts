import type { Core } from "@strapi/strapi";
import { DateTime } from "luxon";
import { photoTitle } from "shared-types/photo/alt";
import { namedPages, pageNameOf } from "shared-types/site/codes";
import { paths } from "shared-types/site/paths";
import type { Views } from "shared-types/view/answers";
import { viewDaysMax, viewPagesMax } from "shared-types/view/codes";
import type { ViewsUpdate } from "shared-types/view/schema";
import { type Row, from, type Knex } from "../../../database/knex";
import { numberOf, textOf, idOf } from "../../../database/row";
import type { Saved } from "../../../http/answer-save";
import { readSiteDraft } from "../../site-record/query";
import { readSite } from "../../site-record/settings";
import { todayShown } from "../../site-record/today";
import { isCounting, setCounting, viewCounter } from "../count-view";
import { addViews, deleteViews, findDays, findFirstDay, findPages } from "../query";
import { forgetAgents } from "../visitor";

/** The records that have pages of their own: below which path, by which column, and called what. */
const kinds = [
  { below: paths.flora, table: "plants", key: "key_id", names: ["name_display", "name_common"] },
  { below: paths.fauna, table: "animals", key: "key_id", names: ["name_display", "name_common"] },
  { below: paths.plans, table: "plans", key: "key_id", names: ["title"] },
  { below: paths.photos, table: "photos", key: "id", names: ["alt", "caption"] },
];

function nameOf(table: string, names: string[], row: Row): string {
  if (table !== "photos") return names.map((name) => textOf(row[name])).find(Boolean) ?? "";
  const [alt, caption] = [textOf(row["alt"]), textOf(row["caption"])];
  return photoTitle({ photoId: idOf(row), alt, caption });
}

/** What the pages at these paths are called today; a page that is gone has no title. */
async function pageTitles(knex: Knex, all: readonly string[]): Promise<Map<string, string>> {
  const { names: own } = await readSiteDraft(knex);
  const titles = new Map(namedPages.map((page) => [paths[page], pageNameOf(own, page)]));
  titles.set(paths.search, "Search");
  for (const { below, table, key, names } of kinds) {
    const keys = all
      .filter((path) => path.startsWith(`${below}/`))
      .map((path) => path.slice(below.length + 1));
    const known = key === "id" ? keys.filter((one) => /^[1-9]\d{0,8}$/.test(one)) : keys;
    if (known.length === 0) continue;
    const rows = await from(knex, table)
      .whereIn(key, known)
      .select(...new Set(["id", key, ...names]));
    for (const row of rows) titles.set(`${below}/${textOf(row[key])}`, nameOf(table, names, row));
  }
  return titles;
}

interface FoundViews {
  on: boolean;
  since: string;
  /** The days of the range. */
  days: string[];
  /** The views of those that have any. */
  views: Map<string, number>;
  pages: Row[];
  titles: Map<string, string>;
}

/** Views as the owner reads them: each day of the range, also those without a view. */
function presentViews({ on, since, days, views, pages, titles }: FoundViews): Views {
  return {
    on,
    since,
    total: [...views.values()].reduce((sum, one) => sum + one, 0),
    days: days.map((day) => ({ day, views: views.get(day) ?? 0 })),
    pages: pages.map((row) => {
      const path = textOf(row["path"]);
      return { path, title: titles.get(path) ?? "", views: numberOf(row["views"]) };
    }),
  };
}

const daysBefore = (day: string, days: number) =>
  DateTime.fromISO(day).minus({ days }).toISODate() ?? "";

/** Views of pages, counted in memory and written every few seconds (docs/decisions/068). */
const viewService = ({ strapi }: { strapi: Core.Strapi }) => {
  const knex = () => strapi.db.connection;
  const store = () => strapi.store({ type: "api", name: "views", key: "off" });
  const today = async () => todayShown((await readSite(knex())).timeZone);
  let tidied = "";

  /** What no longer counts is deleted once a day. */
  async function tidy(day: string): Promise<void> {
    if (day === tidied) return;
    await deleteViews(knex(), daysBefore(day, viewDaysMax - 1));
    tidied = day;
  }

  return {
    /** Writes what was counted since the last time; what cannot be written now is kept for the next. */
    async write(): Promise<void> {
      forgetAgents();
      // Another instance may have turned it off or on.
      setCounting((await store().get({})) !== true);
      const day = await today();
      const counts = viewCounter.take();
      try {
        if (counts.size > 0) await addViews(knex(), day, counts);
      } catch (error) {
        for (const [path, views] of counts) viewCounter.count(path, views);
        throw error;
      }
      await tidy(day);
    },

    async read(days: number): Promise<Views> {
      await this.write();
      const day = await today();
      const first = daysBefore(day, days - 1);
      const pages = await findPages(knex(), first, viewPagesMax);
      return presentViews({
        on: isCounting(),
        since: await findFirstDay(knex()),
        days: Array.from({ length: days }, (_, n) => daysBefore(day, days - 1 - n)),
        views: await findDays(knex(), first),
        pages,
        titles: await pageTitles(
          knex(),
          pages.map(({ path }) => String(path)),
        ),
      });
    },

    async update({ on }: ViewsUpdate): Promise<Saved> {
      await this.write();
      await store().set({ value: !on });
      setCounting(on);
      return [];
    },

    async delete(): Promise<Saved> {
      viewCounter.take();
      await deleteViews(knex());
      return [];
    },
  };
};

export default viewService;
