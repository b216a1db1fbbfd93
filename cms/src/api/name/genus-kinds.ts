import type { Database } from "better-sqlite3";
import type { SpeciesKind } from "shared-types/species/codes";
import { joinedOf } from "shared-types/name/spelling";
import type { KindOfGenus } from "./formats/format";

/** What the books know of a genus, but for the one of this title, which the file that is read replaces. */
export function genusKinds(names: Database, title: string): KindOfGenus {
  const kinds = names
    .prepare<[string, string, string, string], SpeciesKind>(
      `select distinct name.kind from name join book on book.id = name.book
        where name.joined >= ? and name.joined < ? and name.nameScientific like ? and book.title <> ?`,
    )
    .pluck();
  const known = new Map<string, SpeciesKind | null>();
  return (genus) => {
    const joined = joinedOf(genus);
    let kind = known.get(joined);
    if (kind === undefined) {
      const [one, ...others] = kinds.all(joined, `${joined}\uffff`, `${genus} %`, title);
      kind = others.length === 0 && one && joined !== "" ? one : null;
      known.set(joined, kind);
    }
    return kind;
  };
}
