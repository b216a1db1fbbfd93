import type { Rolldown } from "vite";

type Context = Rolldown.ChunkingContext;
type Group = Rolldown.CodeSplittingGroup;

const ours = /[\\/]web[\\/]src[\\/]/;
const home = /[\\/]home\.tsx$/;

/**
 * The tokens, whose values what is printed changes later in the cascade; and of the shared types, which
 * all import by one door that does not tell who needs what.
 */
const everywhere =
  /virtual:tokens|preload-helper|shared-types[\\/]src[\\/](list|messages|paths|photo|quote|site|timing)\.ts$/;
const onPages = /shared-types[\\/]src[\\/](animal|photo-alt|plant|resource)\.ts$/;

/** A module of ours and all of ours it imports: at once, or also later. */
function reached(id: string, context: Context, later = false, seen = new Set<string>()) {
  const info = ours.test(id) && !seen.has(id) ? context.getModuleInfo(id) : null;
  if (!info) return seen;
  seen.add(id);
  const next = later ? [...info.importedIds, ...info.dynamicallyImportedIds] : info.importedIds;
  for (const one of next) reached(one, context, later, seen);
  return seen;
}

function placesOf(site: string, panel: string, context: Context): Map<string, string> {
  const always = reached(site, context);
  const pages = [...always].flatMap(
    (id) => context.getModuleInfo(id)?.dynamicallyImportedIds ?? [],
  );
  const ofPages = pages.map((id) => reached(id, context));
  const early = [always, ...ofPages.filter((_, i) => home.test(pages[i] ?? ""))];
  const ofPanel = reached(panel, context, true);
  const places = new Map<string, string>();
  const users = (id: string, all: Set<string>[]) => all.filter((ids) => ids.has(id)).length;
  for (const id of [always, ...ofPages].flatMap((ids) => [...ids])) {
    if (users(id, early) > 0 && users(id, [always, ...ofPages, ofPanel]) > 1)
      places.set(id, "common");
    else if (users(id, ofPages) > 1) places.set(id, "pages");
  }
  return places;
}

/**
 * The chunks of what several public pages share, so that a page is a few files and not thirty:
 * 'common' for what the home page has too, 'pages' for the rest. What one page has alone is its own.
 * @param site   the public site's first module; its pages are what it imports later
 * @param panel  the panel's first module
 */
export function pageChunks(site: string, panel: string): Group[] {
  let places: Map<string, string> | undefined;
  const placeOf = (id: string, context: Context) => {
    if (everywhere.test(id)) return "common";
    if (onPages.test(id)) return "pages";
    places ??= placesOf(site, panel, context);
    return places.get(id);
  };
  return ["common", "pages"].map((chunk) => ({
    name: (id, context) => (placeOf(id, context) === chunk ? chunk : null),
    // With its imports a module would bring the shared types' door, and all that is behind it.
    includeDependenciesRecursively: false,
  }));
}
