import { speciesKinds } from "shared-types/species/codes";
import { flag, integer } from "../../csv/columns";
import { cellText } from "../../csv/format";
import { noTaxa, type Cells, type SightingReader } from "./format";

const [internal, cultivated, photoId, sightingId] = [
  flag("internal"),
  flag("cultivated"),
  integer("photoId"),
  integer("sightingId"),
];
const noTags = {
  nameOf: () => "",
  idOf: () => undefined,
  resourceCategoryOf: () => undefined,
};

/** The sightings that this site exports; a species by its key, or by its name. */
export const own: SightingReader = {
  name: "an export of sightings of this site",
  dates: ["date"],
  read(raw, { date }) {
    const cells: Cells = (column) => cellText(raw(column));
    const species = speciesKinds.flatMap((kind) => {
      const [keyId, nameCommon] = [cells(kind), cells(`${kind}Name`)];
      if (keyId === "" && nameCommon === "") return [];
      return [{ ...noTaxa, kind, keyId, nameScientific: keyId || nameCommon, nameCommon }];
    });
    return {
      species,
      sighting: {
        sightingId: sightingId.read(cells("sightingId"), noTags),
        date: date(cells("date")),
        evidence: cells("evidence") || undefined,
        stage: cells("stage"),
        interaction: cells("interaction"),
        count: cells("count"),
        note: cells("note") || cells("notes"),
        photoId: photoId.read(cells("photoId"), noTags),
        source: cells("source") || undefined,
        sourceId: cells("sourceId"),
        href: cells("href"),
        internal: internal.read(cells("internal"), noTags),
        clientId: cells("clientId").toLowerCase(),
        // Only where a file has them: a line without an id is told apart by what it says.
        ...(cells("observer") && { observer: cells("observer") }),
        ...(cells("license") && { license: cells("license") }),
        ...(cells("cultivated") && { cultivated: cultivated.read(cells("cultivated"), noTags) }),
      },
    };
  },
};
