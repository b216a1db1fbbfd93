import type { KeptKind } from "shared-types";
import { tagKinds, type TagKind } from "../api/photo/tag-kinds";

/** A table that connects a record of one kind with others, by both columns. */
export interface Join {
  table: string;
  own: string;
  other: string;
  /** What is connected with, and its kind where it goes into the bin of records. */
  otherTable: string;
  otherKind: KeptKind | null;
}

const photos = (kind: TagKind): Join => {
  const { join, id } = tagKinds[kind];
  return { table: join, own: id, other: "photo_id", otherTable: "photos", otherKind: null };
};

type Species = "plant" | "animal";

const pictureOf = (species: Species, picture: "thumb" | "banner"): Join => ({
  ...{ table: `${species}s_${picture}_lnk`, own: `${species}_id`, other: "photo_id" },
  ...{ otherTable: "photos", otherKind: null },
});

const linksOf = (species: Species): Join => ({
  ...{ table: `links_${species}s_lnk`, own: `${species}_id`, other: "link_id" },
  ...{ otherTable: "links", otherKind: "link" },
});

const speciesOfLink = (species: Species): Join => ({
  ...{ table: `links_${species}s_lnk`, own: "link_id", other: `${species}_id` },
  ...{ otherTable: `${species}s`, otherKind: species },
});

const species = (kind: Species): Join[] => [
  photos(`${kind}s`),
  linksOf(kind),
  pictureOf(kind, "thumb"),
  pictureOf(kind, "banner"),
];

/** What hangs on a record of each kind and goes into the bin with it. */
export const joins: Record<KeptKind, Join[]> = {
  plant: species("plant"),
  animal: species("animal"),
  resource: [
    {
      ...{ table: "resources_category_lnk", own: "resource_id", other: "category_id" },
      ...{ otherTable: "categories", otherKind: "category" },
    },
  ],
  link: [speciesOfLink("plant"), speciesOfLink("animal")],
  keyword: [photos("keywords")],
  category: [photos("categories")],
  quote: [],
  // Its record stays where it is, with all that hangs on it (decision 018).
  photo: [],
};
