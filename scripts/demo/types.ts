/** The shapes of the demo content: plain data, keyed by keyId, that `load.ts` turns into records. */
import type { Moisture, PlantType, Season, Sun } from "shared-types";

export interface LinkSeed {
  text: string;
  /** A page of a real institution, https. */
  href: string;
}

interface SpeciesSeed {
  keyId: string;
  nameCommon: string;
  nameScientific: string;
  /** Other common names, comma-separated; '' when none. */
  aka: string;
  /** One sentence for the list, at most 100 characters, plain text. */
  notesShort: string;
  /** Real tags (p, h3, ul, li, em, strong, a); site links as /flora/{keyId} or /fauna/{keyId}. */
  notes: string;
  links: LinkSeed[];
}

export interface PlantSeed extends SpeciesSeed {
  type: PlantType;
  sun: Sun;
  moisture: Moisture;
  season: Season;
  /** As a person reads it: '2–4 ft'. */
  height: string;
  /** The upper end of `height`, in feet. */
  heightSort: number;
  width: string;
  widthSort: number;
}

export interface AnimalSeed extends SpeciesSeed {
  /** Class, order and family by their scientific names. */
  classTax: string;
  order: string;
  family: string;
}

export interface ResourceSeed {
  categoryId: 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15;
  title: string;
  subtitle: string;
  description: string;
  href: string;
  deepLink: string;
  sortOrder: number;
}

export interface QuoteSeed {
  quotation: string;
  author: string;
  /** Work and year: 'Walden, 1854'. */
  citation: string;
}

export type Subject =
  | { kind: "plant"; keyId: string }
  | { kind: "animal"; keyId: string }
  | { kind: "scene"; name: string };

export interface PhotoSeed {
  fileName: string;
  subject: Subject;
  /** Chooses the composition: what the picture of this subject shows. */
  view: string;
  season: "spr" | "sum" | "fall" | "win";
  /** The camera's clock, 'YYYY-MM-DDTHH:mm'. */
  dateTaken: string;
  alt: string;
  caption: string;
  plants: string[];
  animals: string[];
  /** Photo categories, 1–7. */
  categories: number[];
  keywords: string[];
}
