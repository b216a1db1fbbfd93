import { useCallback } from "react";
import {
  animalFilterDefault,
  catRefsCategoryId,
  plantFilterDefault,
  resourceSections,
  type ResourceItem,
} from "shared-types";
import type { FoundPage, SearchPages } from "../../components/form/notes/pages";
import { sectionQuery } from "../../features/resource/api/sections";
import { paths } from "../../lib/paths";
import { useSite } from "../../lib/settings";

/** At most so many of each kind are offered. */
const most = 8;

/** Where an entry stands: its section of a page, or by its own name if it has one. */
function resourcePath({ categoryId, deepLink }: ResourceItem): string {
  const name = deepLink === "" ? "" : `#${encodeURIComponent(deepLink)}`;
  if (categoryId === catRefsCategoryId) return paths.cats + name;
  const section = resourceSections.find((one) => one.categoryId === categoryId);
  return paths.resources + (section ? sectionQuery(section) : "") + name;
}

const page = (kind: string, isInternal: boolean, found: FoundPage): FoundPage => ({
  ...found,
  detail: [kind, found.detail, isInternal && "internal"].filter(Boolean).join(" · "),
});

/** Finds plants, animals and resources of this site by words of their names, for links in notes. */
export function usePageSearch(): SearchPages {
  const { reader } = useSite();
  return useCallback(
    async (term: string) => {
      const [plants, animals, resources] = await Promise.all([
        reader.flora({ ...plantFilterDefault, searchTerm: term }),
        reader.fauna({ ...animalFilterDefault, searchTerm: term }),
        reader.resources(),
      ]);
      const words = term.toLowerCase();
      return [
        ...plants.slice(0, most).map(({ nameCommon, nameScientific, keyId, internal }) =>
          page("Plant", internal, {
            title: nameCommon,
            detail: nameScientific,
            href: paths.floraDetail(keyId),
          }),
        ),
        ...animals.slice(0, most).map(({ nameCommon, nameScientific, keyId, internal }) =>
          page("Animal", internal, {
            title: nameCommon,
            detail: nameScientific,
            href: paths.faunaDetail(keyId),
          }),
        ),
        ...resources
          .filter(({ title }) => title.toLowerCase().includes(words))
          .slice(0, most)
          .map((entry) =>
            page("Resource", entry.internal, {
              title: entry.title,
              detail: "",
              href: resourcePath(entry),
            }),
          ),
      ];
    },
    [reader],
  );
}
