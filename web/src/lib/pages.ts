import type { SwitchedPage } from "shared-types/site/codes";
import type { SiteSettings } from "shared-types/site/parts";
import { paths } from "./paths";

/** The addresses of pages that can be switched off. */
const switched: [start: string, page: SwitchedPage][] = [
  ["/plans", "plans"],
  [paths.resources, "resources"],
  [paths.cats, "cats"],
  [paths.contact, "contact"],
  [paths.calendar, "calendar"],
];

/** Whether the owner shows the page at this path. */
export function isShownPage(pages: SiteSettings["pages"], path: string): boolean {
  const found = switched.find(([start]) => path === start || path.startsWith(`${start}/`));
  return found === undefined || pages[found[1]];
}
