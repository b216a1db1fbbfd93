/** The four kinds of tags: join tables with Strapi's two order columns, and their targets. */
export const tagKinds = {
  animals: {
    join: "photos_animals_lnk",
    id: "animal_id",
    order: "animal_ord",
    table: "animals",
  },
  plants: { join: "photos_plants_lnk", id: "plant_id", order: "plant_ord", table: "plants" },
  categories: {
    join: "photos_categories_lnk",
    id: "category_id",
    order: "category_ord",
    table: "categories",
  },
  keywords: {
    join: "photos_keywords_lnk",
    id: "keyword_id",
    order: "keyword_ord",
    table: "keywords",
  },
} as const;

export type TagKind = keyof typeof tagKinds;
export type TagIds = Record<TagKind, number[]>;

export const noTags = (): TagIds => ({ animals: [], plants: [], categories: [], keywords: [] });

export const tagKindNames = Object.keys(tagKinds) as TagKind[];
