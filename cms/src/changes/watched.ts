import { tagKindNames, tagKinds } from "../api/photo/tag-kinds";

/** The records a change is told of; what hangs on a photo is part of it. */
export type Topic = "photos" | "keywords" | "plants" | "animals" | "categories";

/** A table, the records its rows belong to, and the column that holds their id. */
export interface Watched {
  table: string;
  topic: Topic;
  column: "id" | "photo_id";
}

const own = (topic: Topic): Watched => ({ table: topic, topic, column: "id" });

/** Every table whose changes are noted by the database itself, whoever makes them (decision 038). */
export const watched: Watched[] = [
  ...(["photos", "keywords", "plants", "animals", "categories"] as const).map(own),
  ...tagKindNames.map((kind): Watched => {
    return { table: tagKinds[kind].join, topic: "photos", column: "photo_id" };
  }),
];
