import type { SiteSettings } from "shared-types";
import type { PageLoad } from "../lib/page";
import { pageTitle } from "../lib/title";

function escape(text: string): string {
  return text
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;")
    .replace(/"/g, "&quot;");
}

function element(name: string, attributes: Record<string, string | undefined>): string {
  const text = Object.entries(attributes)
    .filter((entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== "")
    .map(([key, value]) => ` ${key}="${escape(value)}"`)
    .join("");
  return `<${name}${text}>`;
}

/** The <head> of a page as HTML: title, description, canonical address, and what a shared link shows. */
export function headHtml(
  { head, preload }: Pick<PageLoad, "head" | "preload">,
  settings: SiteSettings,
  path: string,
): string {
  const title = pageTitle(head.title, settings.title);
  const { canonical = path, description, image, noindex } = head;
  return [
    `<title>${escape(title)}</title>`,
    element("meta", { name: "description", content: description }),
    noindex
      ? element("meta", { name: "robots", content: "noindex" })
      : element("link", { rel: "canonical", href: canonical }),
    element("meta", { property: "og:title", content: title }),
    element("meta", { property: "og:description", content: description }),
    element("meta", { property: "og:type", content: "website" }),
    image ? element("meta", { property: "og:image", content: image }) : "",
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
