import type { Manifest } from "./manifest";

/** The public entry's name in the manifest. */
const entry = "index.html";

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

const fontPreload = /<link\s+rel="preload"\s+as="font"/g;

/** The document without what it loads: each page adds that itself. */
export function bareTemplate(template: string): string {
  return template.replace(entryElements, "");
}

/** The document of a page that opens with a picture: the font is not preloaded, so as not to compete with it. */
export function pictureTemplate(template: string): string {
  return bareTemplate(template).replace(fontPreload, '$& fetchpriority="low"');
}

/**
 * The styles and scripts of a route's page. Its styles are inlined, so that it
 * is painted without another round trip; the disabled links tell the loader of later
 * modules that they are loaded. Scripts wait for the pictures of the first view.
 * @param readStyle  the text of a style sheet of the client build, by its address
 */
export function pageAssets(
  manifest: Manifest,
  routeFile: string,
  readStyle: (href: string) => string,
): string {
  const assets: Assets = { scripts: [], styles: [] };
  const seen = new Set<string>();
  collect(manifest, entry, seen, assets);
  collect(manifest, routeFile, seen, assets);
  const start = manifest[entry];
  return [
    assets.styles.length > 0 ? `<style>${assets.styles.map(readStyle).join("")}</style>` : "",
    ...assets.styles.map((href) => `<link rel="stylesheet" disabled crossorigin href="${href}">`),
    ...assets.scripts.map(
      (href) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${href}">`,
    ),
    start
      ? `<script type="module" fetchpriority="low" crossorigin src="/${start.file}"></script>`
      : "",
  ].join("");
}
