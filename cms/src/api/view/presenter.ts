import type { Views } from "shared-types/view/answers";
import type { Row } from "../../database/knex";
import { numberOf, textOf } from "../../database/row";

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
export function presentViews({ on, since, days, views, pages, titles }: FoundViews): Views {
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
