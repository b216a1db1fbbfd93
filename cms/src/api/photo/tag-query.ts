import { speciesOfCalendar, type CalendarKind } from "shared-types/calendar/codes";
import type { PhotoSpecies } from "shared-types/photo/answers";
import { dependsOn } from "../../cache/dependencies";
import { whereIds, type Knex, type Query, type Row } from "../../database/knex";
import { publicPhoto } from "../../database/photo-visibility";
import { booleanOf, numberOf, textOf } from "../../database/row";
import { noTags, tagKindNames, tagKinds, type TagKind } from "../../database/tag-kinds";
import type { Tagged } from "./presenter";

const isSpecies = (kind: TagKind): kind is CalendarKind => kind === "plants" || kind === "animals";

/** The tags of one kind as rows {kind, photo, tag}; species with their names. */
function tagsOfKind(knex: Knex, kind: TagKind, photoIds: number[]) {
  const { join, id, table } = tagKinds[kind];
  const query = knex(join);
  whereIds(knex, query, `${join}.photo_id`, photoIds);
  void query.select(knex.raw("? as kind", [kind]), {
    photo: `${join}.photo_id`,
    tag: `${join}.${id}`,
  });
  if (!isSpecies(kind))
    return query.select(knex.raw("'' as key_id, '' as name, '' as folded, ? as internal", [false]));
  void query.join(table, `${table}.id`, `${join}.${id}`);
  void query.select({
    key_id: `${table}.key_id`,
    name: `${table}.name_common`,
    folded: `${table}.fold_common`,
    internal: `${table}.internal`,
  });
  return query;
}

/** The ids of the tags of one kind that photos have which visitors see. */
export function tagsOfPublicPhotos(knex: Knex, kind: TagKind): Query {
  const { join, id } = tagKinds[kind];
  const links = knex(join).join("photos", "photos.id", `${join}.photo_id`);
  return links.whereRaw(publicPhoto()).distinct({ id: `${join}.${id}` }) as Query;
}

function byName(a: Row, b: Row): number {
  const [first, second] = [textOf(a["folded"]), textOf(b["folded"])];
  return first < second ? -1 : first > second ? 1 : 0;
}

/** Plants, then animals, each by name. */
function speciesOf(rows: Row[]): PhotoSpecies[] {
  return (["plants", "animals"] as const).flatMap((kind) =>
    rows
      .filter((row) => row["kind"] === kind)
      .sort(byName)
      .map((row) => ({
        kind: speciesOfCalendar[kind],
        keyId: textOf(row["key_id"]),
        nameCommon: textOf(row["name"]),
      })),
  );
}

/** The tags of photos in one query, including internal ones, because a change may make them visible. */
export async function findTags(knex: Knex, photoIds: number[]): Promise<Row[]> {
  if (photoIds.length === 0) return [];
  const kinds = tagKindNames.map((kind) => tagsOfKind(knex, kind, photoIds));
  const found = await (knex.unionAll(kinds).orderBy("tag") as Query);
  for (const kind of ["plants", "animals"] as const)
    dependsOn(
      kind,
      found.filter((tag) => tag["kind"] === kind).map((tag) => numberOf(tag["tag"])),
    );
  return found;
}

/**
 * Photo rows with the ids of their tags and the names of their species; `found` may contain tags
 * of other photos. Visitors do not see internal records.
 */
export function withTags(rows: Row[], found: Row[], withInternal: boolean): Tagged[] {
  const tagsOf = new Map(rows.map((row) => [numberOf(row["id"]), [] as Row[]]));
  for (const tag of found)
    if (withInternal || !booleanOf(tag["internal"])) tagsOf.get(numberOf(tag["photo"]))?.push(tag);
  return rows.map((row) => {
    const own = tagsOf.get(numberOf(row["id"])) ?? [];
    const tags = noTags();
    for (const tag of own) tags[tag["kind"] as TagKind].push(numberOf(tag["tag"]));
    return { row, tags, species: speciesOf(own) };
  });
}
