import { useCallback } from "react";
import { animalFilterDefault } from "shared-types/animal/fields";
import { hasTerm } from "shared-types/kit/fold";
import { searchTermMax } from "shared-types/kit/list";
import { plantFilterDefault } from "shared-types/plant/fields";
import type { ResourceItem } from "shared-types/resource/answers";
import type { FoundPage, SearchPages } from "../../components/form/notes/pages";
import { entryPath } from "../../features/resource/api/entry-path";
import { sectionsWith, type ResourceSection } from "../../features/resource/api/sections";
import { paths } from "../../lib/paths";
import { useSite } from "../../lib/settings";

/** The maximum offered. */
const most = 20;

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

const resourcePage =
  (sections: readonly ResourceSection[], entries: readonly ResourceItem[]) =>
  (entry: ResourceItem): FoundPage => ({
    title: entry.title,
    detail: detail("Resource", entry.internal && "internal"),
    href: entryPath(sections, entries, entry),
  });

/** Finds plants, animals and resources of this site by words of their names, for links in notes. */
export function usePageSearch(): SearchPages {
  const { reader } = useSite();
  return useCallback(
    async (typed: string) => {
      const term = typed.slice(0, searchTermMax);
      const [plants, animals, resources, added] = await Promise.all([
        reader.flora({ ...plantFilterDefault, searchTerm: term }),
        reader.fauna({ ...animalFilterDefault, searchTerm: term }),
        reader.resources(),
        reader.resourceSections(),
      ]);
      const has = ({ title }: { title: string }) => hasTerm(title, term);
      const pages = [
        ...plants.map(speciesPage("Plant", paths.floraDetail)),
        ...animals.map(speciesPage("Animal", paths.faunaDetail)),
        ...resources.filter(has).map(resourcePage(sectionsWith(added), resources)),
      ];
      // Matches of the displayed name come before matches of other names.
      return [...pages.filter(has), ...pages.filter((page) => !has(page))].slice(0, most);
    },
    [reader],
  );
}
