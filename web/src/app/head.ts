import type { SiteSettings } from "shared-types";
import { escapeHtml } from "../lib/escape";
import type { PageLoad, ShareImage } from "../lib/page";
import { pageTitle } from "../lib/title";

function element(name: string, attributes: Record<string, string | undefined>): string {
  const text = Object.entries(attributes)
    .filter((entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== "")
    .map(([key, value]) => ` ${key}="${escapeHtml(value)}"`)
    .join("");
  return `<${name}${text}>`;
}

/** The picture a shared link shows: other sites want its whole address, and its size before they fetch it. */
function shareImage(image: ShareImage | undefined, origin: string): string[] {
  if (!image) return [];
  const { href, width, height, alt } = image;
  const property = (name: string, content: string | number | undefined) =>
    content === undefined ? "" : element("meta", { property: name, content: String(content) });
  return [
    property("og:image", origin + href),
    property("og:image:width", width),
    property("og:image:height", height),
    property("og:image:alt", alt),
    element("meta", { name: "twitter:card", content: "summary_large_image" }),
  ];
}

/** The <head> of a page as HTML: title, description, canonical address, and what a shared link shows. */
export function headHtml(
  { head, preload }: Pick<PageLoad, "head" | "preload">,
  settings: SiteSettings,
  { path, origin }: { path: string; origin: string },
): string {
  const title = pageTitle(head.title, settings.title);
  const { canonical = path, description, image, noindex } = head;
  return [
    `<title>${escapeHtml(title)}</title>`,
    element("meta", { name: "description", content: description }),
    noindex
      ? element("meta", { name: "robots", content: "noindex" })
      : element("link", { rel: "canonical", href: canonical }),
    element("meta", { property: "og:title", content: title }),
    element("meta", { property: "og:description", content: description }),
    element("meta", { property: "og:type", content: "website" }),
    noindex ? "" : element("meta", { property: "og:url", content: origin + canonical }),
    ...shareImage(image, origin),
    preload
      ? element("link", {
          rel: "preload",
          as: "image",
          href: preload.href,
          imagesrcset: preload.srcSet,
          imagesizes: preload.sizes,
          type: preload.type,
          fetchpriority: "high",
        })
      : "",
  ].join("");
}
