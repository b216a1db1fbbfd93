import { plainText } from "../../../documents/html";
import { noTaxa, type SightingReader } from "./format";

/** eBird's "Download my data": one line for each species of a checklist. Where it was is never read. */
export const ebird: SightingReader = {
  name: "eBird’s own-data file",
  dates: ["Date"],
  read(cells, { date }) {
    const checklist = cells("Submission ID");
    const nameScientific = cells("Scientific Name");
    const nameCommon = cells("Common Name");
    const count = cells("Count");
    return {
      species: [{ ...noTaxa, kind: "animal", nameScientific, nameCommon, classTax: "Aves" }],
      sighting: {
        date: date(cells("Date")),
        evidence: "seen",
        // X: present, but not counted.
        count: /^x?$/i.test(count) ? 0 : count,
        note: plainText(cells("Observation Details")),
        source: "ebird",
        sourceId: checklist && `${checklist} ${nameScientific || nameCommon}`,
        href: /^S\d+$/.test(checklist) ? `https://ebird.org/checklist/${checklist}` : "",
      },
    };
  },
};
