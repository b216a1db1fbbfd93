import { tagKindNames, tagKinds } from "../../database/tag-kinds";

/** The kinds of records whose changes are logged; connected rows count as part of a record. */
export const topics = [
  "photos",
  "keywords",
  "plants",
  "animals",
  "categories",
  "resources",
  "links",
  "quotes",
] as const;
export type Topic = (typeof topics)[number];

/** A table, the kind of records its rows belong to, and the column with their id. */
export interface TrackedTable {
  table: string;
  topic: Topic;
  column: "id" | "photo_id" | "plant_id" | "animal_id" | "resource_id";
}

/** The main table of each topic. */
const own = (topic: Topic): TrackedTable => ({ table: topic, topic, column: "id" });

/** Tables connected to a plant or animal: photos, links, thumbnail and banner. */
function joinTablesOf(kind: "plant" | "animal"): TrackedTable[] {
  const topic = `${kind}s` as const;
  const tables = [`photos_${topic}_lnk`, `links_${topic}_lnk`];
  const pictures = [`${topic}_thumb_lnk`, `${topic}_banner_lnk`];
  return [...tables, ...pictures].map((table) => ({ table, topic, column: `${kind}_id` }));
}

/** Every table with change triggers (docs/decisions/019). */
export const trackedTables: TrackedTable[] = [
  ...topics.map(own),
  ...tagKindNames.map((kind): TrackedTable => {
    return { table: tagKinds[kind].join, topic: "photos", column: "photo_id" };
  }),
  ...joinTablesOf("plant"),
  ...joinTablesOf("animal"),
  { table: "resources_category_lnk", topic: "resources", column: "resource_id" },
];

/** The name of a trigger: one table may belong to two kinds of records. */
export function triggerName(event: string, { table, column }: TrackedTable): string {
  const isFirst = column === "id" || column === "photo_id";
  return isFirst ? `note_${event}_${table}` : `note_${event}_${table}_${column}`;
}
