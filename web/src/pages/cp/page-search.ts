import { useCallback } from "react";
import {
  animalFilterDefault,
  plantFilterDefault,
  searchTermMax,
  type ResourceItem,
} from "shared-types";
import type { FoundPage, SearchPages } from "../../components/form/notes/pages";
import { sectionHolding, sectionQuery } from "../../features/resource/api/sections";
import { paths } from "../../lib/paths";
import { useSite } from "../../lib/settings";

/** The maximum offered. */
const most = 20;

/** An entry's address: its section of a page, with its anchor if it has one. */
function resourcePath(entries: readonly ResourceItem[], entry: ResourceItem): string {
  const { deepLink } = entry;
  const name = deepLink === "" ? "" : `#${encodeURIComponent(deepLink)}`;
  const section = sectionHolding(entries, entry);
  return (section ? paths.resources + sectionQuery(section) : paths.cats) + name;
}

interface Species {
  nameCommon: string;
  nameScientific: string;
  keyId: string;
  internal: boolean;
}

const detail = (...parts: (string | false)[]) => parts.filter(Boolean).join(" · ");

const speciesPage =
  (kind: string, pathOf: (keyId: string) => string) =>
  ({ nameCommon, nameScientific, keyId, internal }: Species): FoundPage => ({
    title: nameCommon,
    detail: detail(kind, nameScientific, internal && "internal"),
    href: pathOf(keyId),
  });

const resourcePage = (entries: readonly ResourceItem[], entry: ResourceItem): FoundPage => ({
  title: entry.title,
  detail: detail("Resource", entry.internal && "internal"),
  href: resourcePath(entries, entry),
});

/** Finds plants, animals and resources of this site by words of their names, for links in notes. */
export function usePageSearch(): SearchPages {
  const { reader } = useSite();
  return useCallback(
    async (typed: string) => {
      const term = typed.slice(0, searchTermMax);
      const [plants, animals, resources] = await Promise.all([
        reader.flora({ ...plantFilterDefault, searchTerm: term }),
        reader.fauna({ ...animalFilterDefault, searchTerm: term }),
        reader.resources(),
      ]);
      const has = ({ title }: { title: string }) =>
        title.toLowerCase().includes(term.toLowerCase());
      const pages = [
        ...plants.map(speciesPage("Plant", paths.floraDetail)),
        ...animals.map(speciesPage("Animal", paths.faunaDetail)),
        ...resources.filter(has).map((entry) => resourcePage(resources, entry)),
      ];
      // Matches of the displayed name come before matches of other names.
      return [...pages.filter(has), ...pages.filter((page) => !has(page))].slice(0, most);
    },
    [reader],
  );
}
