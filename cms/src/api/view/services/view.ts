import type { Core } from "@strapi/strapi";
import { DateTime } from "luxon";
import { viewDaysMax, viewPagesMax } from "shared-types/view/codes";
import type { Views } from "shared-types/view/answers";
import type { ViewsUpdate } from "shared-types/view/schema";
import type { Saved } from "../../../http/answer-save";
import { todayShown } from "../../site-record/today";
import { readSite } from "../../site-record/settings";
import { isCounting, setCounting, viewCounter } from "../count-view";
import { pageTitles } from "../page-titles";
import { presentViews } from "../presenter";
import { addViews, deleteViews, findDays, findFirstDay, findPages } from "../query";
import { forgetAgents } from "../visitor";

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
