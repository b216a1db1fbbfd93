import type { KeptKind } from "shared-types/history/codes";
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

const joinTable = (
  table: string,
  own: string,
  other: string,
  otherTable: string,
  otherKind: KeptKind | null = null,
): JoinTable => ({ table, own, other, otherTable, otherKind });

const photos = (kind: TagKind) =>
  joinTable(tagKinds[kind].join, tagKinds[kind].id, "photo_id", "photos");

type Species = "plant" | "animal";

const pictureOf = (species: Species, picture: "thumb" | "banner") =>
  joinTable(`${species}s_${picture}_lnk`, `${species}_id`, "photo_id", "photos");

const linksOf = (species: Species) =>
  joinTable(`links_${species}s_lnk`, `${species}_id`, "link_id", "links", "link");

const speciesOfLink = (species: Species) =>
  joinTable(`links_${species}s_lnk`, "link_id", `${species}_id`, `${species}s`, species);

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
    joinTable("resources_category_lnk", "resource_id", "category_id", "categories", "category"),
  ],
  link: [speciesOfLink("plant"), speciesOfLink("animal")],
  keyword: [photos("keywords")],
  category: [photos("categories")],
  quote: [],
  // A plan is one row; the plants and photos that it names are ids in it (docs/decisions/052).
  plan: [],
  viewpoint: [],
  sighting: [],
  association: [],
  // A photo's row stays in its table with its connections (docs/decisions/012).
  photo: [],
  site: [],
  slides: [],
};
