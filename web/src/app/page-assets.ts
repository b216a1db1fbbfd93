import type { Manifest } from "./manifest";

/** The names in the manifest of the public entry, and of the script that holds it back for a picture. */
const entry = "index.html";
const firstPicture = "src/app/first-picture.ts";

/** What Vite adds to the built document for the entry. */
const entryElements =
  /^\s*<(?:script type="module"|link rel="(?:modulepreload|stylesheet)")[^>]*>(?:<\/script>)?\n/gm;

interface Assets {
  scripts: string[];
  styles: string[];
}

function collect(manifest: Manifest, key: string, seen: Set<string>, assets: Assets): void {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return;
  seen.add(key);
  for (const next of chunk.imports ?? []) collect(manifest, next, seen, assets);
  assets.scripts.push(`/${chunk.file}`);
  assets.styles.push(...(chunk.css ?? []).map((file) => `/${file}`));
}

/** The document without what it loads: each page adds that itself. */
export function bareTemplate(template: string): string {
  return template.replace(entryElements, "");
}

/** How a page loads its scripts: at once, but after what is seen first; or held back until the picture is there. */
function scriptElements(manifest: Manifest, scripts: string[], heldBack: string): string {
  const start = manifest[entry];
  if (!start) return "";
  const href = `/${start.file}`;
  if (heldBack !== "") {
    const later = [...scripts.filter((script) => script !== href), href];
    return `<script data-scripts="${later.join(" ")}">${heldBack}</script>`;
  }
  const preloads = scripts.map(
    (script) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${script}">`,
  );
  const module = `<script type="module" fetchpriority="low" crossorigin src="${href}"></script>`;
  return preloads.join("") + module;
}

/** What a page is made of besides its own HTML. */
export interface PageFiles {
  manifest: Manifest;
  /** The text of a file of the client build, by its address. */
  readFile: (href: string) => string;
}

/**
 * The styles and scripts of a route's page. Its styles are inlined, so that it
 * is painted without another round trip; the disabled links tell the loader of later
 * modules that they are loaded.
 * @param opensWithPicture  the scripts wait for it (first-picture.ts)
 */
export function pageAssets(
  { manifest, readFile }: PageFiles,
  routeFile: string,
  opensWithPicture: boolean,
): string {
  const assets: Assets = { scripts: [], styles: [] };
  const seen = new Set<string>();
  collect(manifest, entry, seen, assets);
  collect(manifest, routeFile, seen, assets);
  const holder = opensWithPicture ? manifest[firstPicture] : undefined;
  return [
    assets.styles.length > 0 ? `<style>${assets.styles.map(readFile).join("")}</style>` : "",
    ...assets.styles.map((href) => `<link rel="stylesheet" disabled crossorigin href="${href}">`),
    scriptElements(manifest, assets.scripts, holder ? readFile(`/${holder.file}`) : ""),
  ].join("");
}
