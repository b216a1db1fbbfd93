import type { KeptKind } from "shared-types";
import { tagKinds, type TagKind } from "../../database/tag-kinds";

/** A join table between records of one kind and others. */
export interface JoinTable {
  table: string;
  own: string;
  other: string;
  /** The connected table, and its kind if such records can be in the bin. */
  otherTable: string;
  otherKind: KeptKind | null;
}

const photos = (kind: TagKind): JoinTable => {
  const { join, id } = tagKinds[kind];
  return { table: join, own: id, other: "photo_id", otherTable: "photos", otherKind: null };
};

type Species = "plant" | "animal";

const pictureOf = (species: Species, picture: "thumb" | "banner"): JoinTable => ({
  ...{ table: `${species}s_${picture}_lnk`, own: `${species}_id`, other: "photo_id" },
  ...{ otherTable: "photos", otherKind: null },
});

const linksOf = (species: Species): JoinTable => ({
  ...{ table: `links_${species}s_lnk`, own: `${species}_id`, other: "link_id" },
  ...{ otherTable: "links", otherKind: "link" },
});

const speciesOfLink = (species: Species): JoinTable => ({
  ...{ table: `links_${species}s_lnk`, own: "link_id", other: `${species}_id` },
  ...{ otherTable: `${species}s`, otherKind: species },
});

const species = (kind: Species): JoinTable[] => [
  photos(`${kind}s`),
  linksOf(kind),
  pictureOf(kind, "thumb"),
  pictureOf(kind, "banner"),
];

/** The join tables of each kind, whose rows go into the bin with a record. */
export const joinTables: Record<KeptKind, JoinTable[]> = {
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
  // A photo's row stays in its table with its connections (docs/decisions/012).
  photo: [],
};
