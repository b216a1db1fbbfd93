import { listColumns } from "shared-types/sighting-import/codes";
import { plainText } from "../../../documents/html";
import { noteWith, readCount } from "./count";
import { localDay, type Cells, type SightingReader } from "./format";
import { kindOf } from "./inaturalist";

const first = (cells: Cells, of: keyof typeof listColumns) =>
  listColumns[of].map(cells).find(Boolean) ?? "";

/** A moment in UTC, whose day in the garden may be another one: 2024-05-18T01:10:00Z. */
const inUtc = /^\d{4}-\d\d-\d\d[T ].*(?:Z|UTC)$/;

const surnameFirst = /^([\p{L}' -]+), ([\p{L}' -]+)$/u;

/** Words about a bird that end like Latin ones. */
const english = "male|female|juvenile|immature|plumage|type|phase|feeder";

/** `Northern Cardinal (Cardinalis cardinalis)`, as eBird shows names; not `Mallard (Domestic type)`, nor `(Adult male)`. */
const bothNames = new RegExp(
  String.raw`^(.+?) *\((\p{Lu}\p{Ll}*(?:[aeo]|[aeiouyp]s|um|[eo][nr]|x)(?: (?!(?:${english})\b)[\p{Ll}-]*(?:[aei]|[aeiouy]s|um|[eo]r|n[st]?|x)){1,2})\)$`,
  "u",
);

/**
 * The species of `Sparrow, Song`, as old lists sort names, of `American Robin (adult male)`, and of what has both names; undefined where its name
 * is as written. Of a lone word the brackets may be what it is: `Hawk (red-tailed)`.
 */
function wholeOf(name: string) {
  const [, common, nameScientific] = bothNames.exec(name) ?? [];
  if (common && nameScientific) return { nameScientific, nameCommon: common };
  const bare = name.replace(/(?<=\S \S+) *\([^()]*\)$/, "");
  const nameCommon = bare.replace(surnameFirst, "$2 $1");
  return nameCommon === name ? undefined : { nameScientific: nameCommon, nameCommon };
}

/** What Nature's Notebook says of a plant on a day, by its stage; “Flowers or flower buds” are either. Of animals it may be any age. */
const phenophases: [RegExp, string][] = [
  [/^open flowers/i, "flower"],
  [/^(?:ripe )?fruits/i, "fruit"],
  [/leaf buds|young leaves|increasing leaf size|initial growth/i, "leaf"],
  [/^(?:colored|falling) leaves/i, "fall"],
];

/**
 * A list that another program or a gardener has kept, by what its columns are called. None of its numbers and ids is this
 * site's: a line is told apart by what it says.
 */
export const list: SightingReader = {
  name: "a list of sightings",
  dates: [...listColumns.date],
  context(cells, has) {
    const [name, observer] = [first(cells, "place"), first(cells, "observer")];
    return {
      place: listColumns.place.some(has) ? { key: name, name } : null,
      observer: observer === "" ? null : { login: observer, name: observer, license: "" },
      isCultivated: false,
    };
  },
  read(cells, { date, timeZone }) {
    const given = first(cells, "date");
    const [species, scientific] = [first(cells, "species"), first(cells, "scientific")];
    const { count, words, isNone } = readCount(first(cells, "count"));
    const common = first(cells, "common");
    const [phenophase, status] = [cells("Phenophase_Description"), cells("Phenophase_Status")];
    const stage = phenophases.find(([name]) => name.test(phenophase))?.[1];
    // 0 is “no”, and -1 “not sure”.
    const isNo = status !== "" && status !== "1";
    const isAlone = scientific === "" && (species === "" || common === "");
    return {
      species: [
        {
          // The same as iNaturalist's, under plainer names.
          ...kindOf((column) => cells(column.replace(/^taxon_(\w+)_name$/, "$1"))),
          nameScientific: scientific || species,
          nameCommon: common || species,
          classTax: cells("class"),
          order: cells("order"),
          family: cells("family"),
          keyId: "",
          ...(isAlone && { whole: wholeOf(common || species) }),
        },
      ],
      sighting: {
        date: inUtc.test(given) ? localDay(given, timeZone) : date(given),
        evidence: "seen",
        count,
        note: noteWith(words, plainText(first(cells, "note") || phenophase)),
        ...(stage && { stage }),
        source: "list",
      },
      ...((isNone || isNo) && { noSighting: "noneSeen" }),
    };
  },
};
