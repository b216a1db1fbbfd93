import type { Rolldown } from "vite";

type Context = Rolldown.ChunkingContext;
type Group = Rolldown.CodeSplittingGroup;

const ours = /[\\/]web[\\/]src[\\/]/;
const home = /[\\/]home\.tsx$/;

/**
 * The tokens and what components share of styles, because others override them later in the cascade; and parts
 * of shared-types, whose single entry hides which page needs which module.
 */
const everywhere =
  /virtual:tokens|theme[\\/]parts\.css|preload-helper|shared-types[\\/]src[\\/]((?!(contact|health|openapi)[\\/])[\w-]+[\\/]calls|kit[\\/](date|list|messages|time-zone|timing)|(photo|quote|site)[\\/]codes|site[\\/](parts|paths|reader))\.ts$/;
const onPages =
  /shared-types[\\/]src[\\/]((calendar|interaction|plant|resource|species|stage)[\\/]codes|kit[\\/](iso-week|months)|photo[\\/]alt)\.ts$/;

/** What home and the calendar share alone: in 'common' each page would load its styles. */
const ofWeek = /[\\/]calendar[\\/](components[\\/]ThisWeek|api[\\/]this-week)\b/;

/** What lists of species and the calendar share, and what the lists of species do: in 'pages' each page would load its styles. */
const ofChoices = /components[\\/]ui[\\/]ChoiceRow/;
const ofLists =
  /components[\\/](species[\\/](?!flora-facets|field-(filter|words))|ui[\\/](ListTable|SortHead))|species[\\/]SpeciesListPage/;

/** What the lists and the pages of species share: in 'pages' each page would load the tables of their fields. */
const ofSpecies =
  /shared-types[\\/]src[\\/]((animal|plant)[\\/]fields|kit[\\/]record-fields)\.ts$|components[\\/]species[\\/]field-(filter|words)|features[\\/](plant[\\/](components[\\/](plant-codes|plant-facts|plants)|api[\\/](filter|heights))|animal[\\/](components[\\/](animal-facts|animals)|api[\\/]filter))\.tsx?$/;

/** What comes after the page, in one file; the panel has some of it too. */
const ofLater = /[\\/](app[\\/](later|offline|search-key)|lib[\\/]saves)\.ts$/;

/** A module of web/src and all it imports from there, statically or also dynamically (`later`). */
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
    const isOnPages = users(id, [always, ...ofPages]) > 1;
    if (users(id, early) > 0 && isOnPages) places.set(id, "common");
    else if (users(id, early) > 0 && ofPanel.has(id))
      places.set(id, always.has(id) ? "common" : "first");
    else if (users(id, ofPages) > 1) places.set(id, "pages");
  }
  return places;
}

/**
 * The chunks for modules that several public pages share, so that a page is a few files and not thirty:
 * 'common' for those the home page uses too, 'pages' for the rest. What only one page uses stays in its own chunk, but
 * what the panel shows of the home page, such as its carousel, is in 'first'.
 * @param site   the public site's first module; its pages are what it imports later
 * @param panel  the panel's first module
 */
export function pageChunks(site: string, panel: string): Group[] {
  let places: Map<string, string> | undefined;
  const placeOf = (id: string, context: Context) => {
    if (everywhere.test(id)) return "common";
    if (onPages.test(id)) return "pages";
    if (ofSpecies.test(id)) return "species";
    if (ofWeek.test(id)) return "week";
    if (ofChoices.test(id)) return "choices";
    if (ofLists.test(id)) return "lists";
    if (ofLater.test(id)) return "later";
    places ??= placesOf(site, panel, context);
    return places.get(id);
  };
  return ["common", "pages", "first", "week", "choices", "lists", "species", "later"].map(
    (chunk) => ({
      name: (id, context) => (placeOf(id, context) === chunk ? chunk : null),
      // Otherwise a module would bring in the entry of shared-types and everything behind it.
      includeDependenciesRecursively: false,
    }),
  );
}
