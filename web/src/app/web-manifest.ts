import { photoMimeTypes, shareTarget } from "shared-types/photo/import";
import type { SiteSettings } from "shared-types/site/parts";
import { panelPaths } from "../lib/panel-paths";
import { colors } from "../theme/tokens";
import type { Manifest } from "./manifest";

/** As long as a home screen has room for (W3C: short_name). */
const shortMax = 12;

/** Systems name HEIC either way, or not at all. */
const sharedTypes = [...photoMimeTypes, "image/heif", ".heic", ".heif"];

/** As many of the title's words as there is room for. */
function shortName(title: string): string {
  const fits = title.slice(0, shortMax + 1);
  const end = fits.lastIndexOf(" ");
  return title.length <= shortMax ? title : fits.slice(0, end > 0 ? end : shortMax);
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
  const smallIcon = icon("icons/icon-192.png", "192x192", "image/png");
  const shortcut = (name: string, url: string) => ({ name, url, icons: [smallIcon] });
  return JSON.stringify({
    id: "/",
    name: title,
    short_name: shortName(title),
    lang: "en",
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: colors.paper.light,
    theme_color: colors.paper.light,
    icons: [
      icon("src/theme/icon.svg", "any", "image/svg+xml"),
      smallIcon,
      icon("icons/icon-512.png", "512x512", "image/png"),
      icon("icons/icon-maskable.png", "512x512", "image/png", "maskable"),
    ],
    // The owner's. Visitors who install the site and follow one come to the sign-in page.
    shortcuts: [
      shortcut("Add a sighting", panelPaths.sightings),
      shortcut("Import photos", panelPaths.photosImport),
    ],
    // Photos only: a site that takes titles and links too is offered for links, which it has no use for.
    share_target: {
      action: shareTarget.path,
      method: "POST",
      enctype: "multipart/form-data",
      params: { files: [{ name: shareTarget.field, accept: sharedTypes }] },
    },
  });
}
