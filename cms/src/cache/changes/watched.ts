import { tagKindNames, tagKinds } from "../../database/tag-kinds";

/** The kinds of records whose changes are logged; connected rows count as part of a record. */
export const topics = [
  ...(["photos", "keywords", "plants", "animals", "categories"] as const),
  ...(["resources", "links", "quotes"] as const),
] as const;
export type Topic = (typeof topics)[number];

/** A table, the kind of records its rows belong to, and the column with their id. */
export interface Watched {
  table: string;
  topic: Topic;
  column: "id" | "photo_id" | "plant_id" | "animal_id" | "resource_id";
}

/** The main table of each topic. */
const own = (topic: Topic): Watched => ({ table: topic, topic, column: "id" });

/** Tables connected to a plant or animal: photos, links, thumbnail and banner. */
function partsOf(kind: "plant" | "animal"): Watched[] {
  const topic = `${kind}s` as const;
  const tables = [`photos_${topic}_lnk`, `links_${topic}_lnk`];
  const pictures = [`${topic}_thumb_lnk`, `${topic}_banner_lnk`];
  return [...tables, ...pictures].map((table) => ({ table, topic, column: `${kind}_id` }));
}

/** Every table with change triggers (docs/decisions/019). */
export const watched: Watched[] = [
  ...topics.map(own),
  ...tagKindNames.map((kind): Watched => {
    return { table: tagKinds[kind].join, topic: "photos", column: "photo_id" };
  }),
  ...partsOf("plant"),
  ...partsOf("animal"),
  { table: "resources_category_lnk", topic: "resources", column: "resource_id" },
];

/** The name of a trigger: one table may belong to two kinds of records. */
export function triggerName(event: string, { table, column }: Watched): string {
  const isFirst = column === "id" || column === "photo_id";
  return isFirst ? `note_${event}_${table}` : `note_${event}_${table}_${column}`;
}
