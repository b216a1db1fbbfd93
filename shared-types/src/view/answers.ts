import type { InferType } from "yup";
import { bool, list, named, num, shape, str } from "../kit/fields";

export const viewAnswers = named({
  Views: shape({
    /** Whether views are counted. */
    on: bool,
    /** The first day of which views are kept, however far back; '' when nothing was counted. */
    since: str,
    total: num,
    /** Each day of the range in the site's time zone, the oldest first, today last. */
    days: list(shape({ day: str, views: num })),
    /** The most viewed pages of the range. `path` '' stands for pages beyond what was counted one by one; `title` '' for a page that is gone. */
    pages: list(shape({ path: str, title: str, views: num })),
  }),
});

export type Views = InferType<typeof viewAnswers.Views>;
export type ViewDay = Views["days"][number];
export type ViewedPage = Views["pages"][number];
