import { setImmediate as nextTurn } from "node:timers/promises";
import type { Core } from "@strapi/strapi";
import { joinedOf } from "shared-types/name/spelling";
import type { OldNames } from "shared-types/publish/data";
import type { SearchFiles } from "shared-types/search/files";
import { serviceOf } from "../../platform/services";

/** What else the books call the species that are in a copy: for each of their names the scientific ones, of today and old. */
export async function readOldNames(
  strapi: Core.Strapi,
  { plants, animals }: Pick<SearchFiles, "plants" | "animals">,
): Promise<OldNames> {
  const books = serviceOf(strapi, "api::name.name");
  const names: Record<string, string[]> = {};
  for (const [, texts] of [...plants, ...animals]) {
    const called = (texts["nameScientific"] ?? []).flatMap((name) => books.allNames(name));
    for (const name of called) names[joinedOf(name)] ??= books.scientificNames(name);
    await nextTurn();
  }
  return names;
}
