import { canonicalPath } from "shared-types/site/canonical-path";
import { environment } from "../platform/environment";

/** The page of this site that a link leads to; '' for any other link, and for one within its own page. */
export function pageIn(href: string): string {
  const { publicUrl } = environment;
  if (!/^(?:\/|https?:)/i.test(href) || !URL.canParse(href, publicUrl)) return "";
  const { origin, pathname } = new URL(href, publicUrl);
  return origin === new URL(publicUrl).origin ? canonicalPath(pathname) : "";
}
