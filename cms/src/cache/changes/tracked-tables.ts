import { tagKindNames, tagKinds } from "../../database/tag-kinds";

/** The kinds of records whose changes are logged; connected rows count as part of a record. */
const topics = [
  "photos",
  "keywords",
  "plants",
  "animals",
  "categories",
  "resources",
  "links",
  "quotes",
  "plans",
  "viewpoints",
  "slides",
] as const;

/**
 * Of the site record the parts are logged, each with a number (`site-parts.ts`); of plans also the plants whose
 * plantings changed (`plantings.ts`), and changes of their addresses (`plan-addresses.ts`).
 */
export type Topic = (typeof topics)[number] | "site" | "plantings" | "planaddresses" | SpeciesTopic;

/** What sightings and associations say of species, whose ids these are: a new one changes only the pages that show it. */
type SpeciesTopic = "plantrecords" | "animalrecords";

/** A table, the kind of records its rows belong to, and the column with their id. */
export interface TrackedTable {
  table: string;
  topic: Topic;
  column: "id" | "photo_id" | "plant_id" | "animal_id" | "resource_id";
}

/** The main table of each topic. */
const own = (topic: (typeof topics)[number]): TrackedTable => ({
  table: topic,
  topic,
  column: "id",
});

/** Tables connected to a plant or animal: photos, links, thumbnail and banner. */
function joinTablesOf(kind: "plant" | "animal"): TrackedTable[] {
  const topic = `${kind}s` as const;
  const tables = [`photos_${topic}_lnk`, `links_${topic}_lnk`];
  const pictures = [`${topic}_thumb_lnk`, `${topic}_banner_lnk`];
  return [...tables, ...pictures].map((table) => ({ table, topic, column: `${kind}_id` }));
}

/** Tables that name a plant or animal of which they say something. */
const recordTables = (["sightings", "associations"] as const).flatMap((table): TrackedTable[] => [
  { table, topic: "plantrecords", column: "plant_id" },
  { table, topic: "animalrecords", column: "animal_id" },
]);

/** Every table with change triggers (docs/decisions/019). */
export const trackedTables: TrackedTable[] = [
  ...topics.map(own),
  ...tagKindNames.map((kind): TrackedTable => {
    return { table: tagKinds[kind].join, topic: "photos", column: "photo_id" };
  }),
  ...joinTablesOf("plant"),
  ...joinTablesOf("animal"),
  ...recordTables,
  { table: "resources_category_lnk", topic: "resources", column: "resource_id" },
];

/** The name of a trigger: one table may belong to two kinds of records. */
export function triggerName(event: string, { table, column }: TrackedTable): string {
  const isFirst = column === "id" || column === "photo_id";
  return isFirst ? `note_${event}_${table}` : `note_${event}_${table}_${column}`;
}
