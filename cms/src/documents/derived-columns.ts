import { moistures, plantTypes, seasons, suns } from "shared-types";
import { fold } from "../lib/fold";
import { htmlWords, storedHtml } from "../lib/html";
import type { DocumentData } from "./write";

const text = (value: unknown): string => (typeof value === "string" ? value : "");

/** A code's place in its natural order; what is empty comes after all. */
function rank(codes: readonly string[], value: unknown): number {
  const index = codes.indexOf(text(value));
  return index === -1 ? codes.length : index;
}

type Derive = (data: DocumentData) => unknown;
type Derivations = Record<string, { from: string[]; derive: Derive }>;

const foldOf = (attribute: string) => ({
  from: [attribute],
  derive: (data: DocumentData) => fold(text(data[attribute])),
});

const rankOf = (attribute: string, codes: readonly string[]) => ({
  from: [attribute],
  derive: (data: DocumentData) => rank(codes, data[attribute]),
});

const species: Derivations = {
  foldCommon: foldOf("nameCommon"),
  foldAka: foldOf("aka"),
  foldScientific: foldOf("nameScientific"),
  foldNotes: {
    from: ["notesShort", "notes"],
    derive: (data) =>
      fold(`${text(data["notesShort"])} ${htmlWords(storedHtml(text(data["notes"])))}`),
  },
};

/** For each content type: the hidden columns, what they are made from, and how. */
export const derivations: Record<string, Derivations> = {
  "api::plant.plant": {
    ...species,
    foldHeight: foldOf("height"),
    foldWidth: foldOf("width"),
    rankType: rankOf("type", plantTypes),
    rankSun: rankOf("sun", suns),
    rankMoisture: rankOf("moisture", moistures),
    rankSeason: rankOf("season", seasons),
  },
  "api::animal.animal": { ...species, foldClass: foldOf("classTax"), foldOrder: foldOf("order") },
  "api::photo.photo": {
    foldCaption: {
      from: ["caption", "alt"],
      derive: (data) => fold(`${text(data["caption"])} ${text(data["alt"])}`),
    },
  },
  "api::resource.resource": { foldTitle: foldOf("title") },
  "api::keyword.keyword": { foldKeyword: foldOf("keyword") },
  "api::category.category": { foldName: foldOf("cpOptionName") },
  "api::link.link": { foldText: foldOf("text") },
};
