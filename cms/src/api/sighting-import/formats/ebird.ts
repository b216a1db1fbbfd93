import { columnName } from "shared-types/sighting-import/codes";
import { plainText } from "../../../documents/html";
import { unknownDay } from "../../sighting/bin-unknown-days";
import { readScientificName } from "../scientific-name";
import { noteWith, readCount } from "./count";
import { noTaxa, type FileLine, type SightingReader } from "./format";

function noSightingOf(date: string, isNone: boolean): FileLine["noSighting"] {
  if (date === unknownDay) return "noDay";
  return isNone ? "noneSeen" : undefined;
}

/** The species of eBird's subspecies groups, intergrades and forms; undefined for a species, and for what may be two. */
function wholeOf(nameScientific: string, nameCommon: string) {
  const { species, full } = readScientificName(nameScientific);
  if (species === "" || species === full) return undefined;
  return {
    nameScientific: species.charAt(0).toUpperCase() + species.slice(1),
    nameCommon: nameCommon.replace(/\s*\([^()]*\)$/, ""),
  };
}

/**
 * eBird's "Download my data", one line for each species of a checklist, and its life list, which has the first of
 * these lines for each species under other names of columns. Where it was is never read.
 */
export const ebird: SightingReader = {
  name: "eBird’s own-data file",
  dates: ["Date"],
  // Until 2018, when this column had another name, eBird wrote 01-27-2017.
  dateOrder: (columns) => (columns.includes(columnName("Species Comments")) ? "month" : undefined),
  /** A location of one name may be in two states; files of before 2019 have no ids of locations. */
  context(cells, has) {
    // The life list has other names of these columns.
    const [id, state] = [
      cells("Location ID") || cells("LocID"),
      cells("State/Province") || cells("S/P"),
    ];
    const name = cells("Location");
    const where = [cells("County"), state].filter((part) => part !== "").join(", ");
    const hasPlaces = ["Location ID", "LocID", "Location"].some(has);
    const shown = name !== "" && where !== "" ? `${name} (${where})` : name || where || id;
    return {
      place: hasPlaces ? { key: id || `${name} ${state}`.trim(), name: shown } : null,
      observer: null,
      isCultivated: false,
    };
  },
  read(cells, { date }) {
    const checklist = cells("Submission ID") || cells("SubID");
    const nameScientific = cells("Scientific Name");
    // The life list of 2022 and before had no scientific names.
    const nameCommon = cells("Common Name") || cells("Species");
    const { count, words, isNone } = readCount(cells("Count"));
    const day = date(cells("Date"));
    return {
      species: [
        {
          ...{ ...noTaxa, kind: "animal", nameScientific, nameCommon, classTax: "Aves" },
          whole: wholeOf(nameScientific, nameCommon),
        },
      ],
      sighting: {
        date: day,
        evidence: "seen",
        count,
        // Files of 2018 and before call them Species Comments.
        note: noteWith(words, plainText(cells("Observation Details") || cells("Species Comments"))),
        source: "ebird",
        sourceId: checklist && `${checklist} ${nameScientific || nameCommon}`,
        href: /^S\d+$/.test(checklist) ? `https://ebird.org/checklist/${checklist}` : "",
      },
      checklist,
      noSighting: noSightingOf(day, isNone),
    };
  },
};
