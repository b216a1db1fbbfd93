import { tagKindNames, tagKinds } from "../api/photo/tag-kinds";

/** The records a change is told of; what hangs on a record is part of it. */
export const topics = [
  ...(["photos", "keywords", "plants", "animals", "categories"] as const),
  ...(["resources", "links", "quotes"] as const),
] as const;
export type Topic = (typeof topics)[number];

/** A table, the records its rows belong to, and the column that holds their id. */
export interface Watched {
  table: string;
  topic: Topic;
  column: "id" | "photo_id" | "plant_id" | "animal_id" | "resource_id";
}

/** Each topic's own table has its name. */
const own = (topic: Topic): Watched => ({ table: topic, topic, column: "id" });

/** What hangs on a plant or an animal: its photos, links, thumbnail and banner. */
function partsOf(kind: "plant" | "animal"): Watched[] {
  const topic = `${kind}s` as const;
  const tables = [`photos_${topic}_lnk`, `links_${topic}_lnk`];
  const pictures = [`${topic}_thumb_lnk`, `${topic}_banner_lnk`];
  return [...tables, ...pictures].map((table) => ({ table, topic, column: `${kind}_id` }));
}

/** Every table whose changes are noted by the database itself, whoever makes them (decision 038). */
export const watched: Watched[] = [
  ...topics.map(own),
  ...tagKindNames.map((kind): Watched => {
    return { table: tagKinds[kind].join, topic: "photos", column: "photo_id" };
  }),
  ...partsOf("plant"),
  ...partsOf("animal"),
  { table: "resources_category_lnk", topic: "resources", column: "resource_id" },
];

/** The name of a trigger: one table may belong to records of two kinds. */
export function triggerName(event: string, { table, column }: Watched): string {
  const isFirst = column === "id" || column === "photo_id";
  return isFirst ? `note_${event}_${table}` : `note_${event}_${table}_${column}`;
}
