/** One entry of Vite's .vite/manifest.json. */
export interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
  isEntry?: boolean;
}

export type Manifest = Record<string, ManifestChunk>;

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

/** The link elements a route needs beyond what the entry has: its style sheets and module preloads. */
export function routeLinks(manifest: Manifest, routeFile: string, template: string): string {
  const assets: Assets = { scripts: [], styles: [] };
  collect(manifest, routeFile, new Set(), assets);
  const missing = (href: string) => !template.includes(`"${href}"`);
  return [
    ...assets.styles
      .filter(missing)
      .map((href) => `<link rel="stylesheet" crossorigin href="${href}">`),
    ...assets.scripts
      .filter(missing)
      .map((href) => `<link rel="modulepreload" crossorigin href="${href}">`),
  ].join("");
}
