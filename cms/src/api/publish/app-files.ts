import { builtManifest, type BuiltFile } from "../site/pages/web-build";

/** What the pages of visitors begin with; the panel begins elsewhere. */
const entries = ["index.html", "src/app/first-picture.ts"];

/** At the root, for browsers that ask unasked and for the worker, whose place is what it may see. */
const atRoot = ["favicon.ico", "copy-worker.js"];

/**
 * The files of the web app that a page of visitors may ask for, as paths in the client build: what its entries lead to,
 * and nothing of the panel's.
 */
export function publicAppFiles(
  manifest: Readonly<Record<string, BuiltFile>> = builtManifest(),
): Set<string> {
  const files = new Set(atRoot);
  const seen = new Set<string>();
  const waiting = [...entries];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) continue;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
    waiting.push(...(chunk.imports ?? []), ...(chunk.dynamicImports ?? []));
  }
  return files;
}
