import type { SiteSettings } from "shared-types";
import { colors } from "../theme/tokens";
import type { Manifest } from "./manifest";

/** As long as a home screen has room for (W3C: short_name). */
const shortMax = 12;

function shortName(title: string): string {
  const [first = title] = title.split(" ");
  return title.length <= shortMax ? title : first.slice(0, shortMax);
}

/**
 * The web app manifest as JSON (W3C). It can hold one color scheme, the light one; each page states the
 * dark color itself.
 */
export function webManifest({ title }: SiteSettings, manifest: Manifest): string {
  const icon = (name: string, sizes: string, type: string, purpose?: "maskable") => ({
    src: `/${manifest[name]?.file ?? name}`,
    sizes,
    type,
    purpose,
  });
  return JSON.stringify({
    id: "/",
    name: title,
    short_name: shortName(title),
    lang: "en",
    start_url: "/",
    scope: "/",
    display: "minimal-ui",
    background_color: colors.paper.light,
    theme_color: colors.paper.light,
    icons: [
      icon("src/theme/icon.svg", "any", "image/svg+xml"),
      icon("icons/icon-192.png", "192x192", "image/png"),
      icon("icons/icon-512.png", "512x512", "image/png"),
      icon("icons/icon-maskable.png", "512x512", "image/png", "maskable"),
    ],
  });
}
