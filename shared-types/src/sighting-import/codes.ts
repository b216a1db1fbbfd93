/** Who wrote the file: iNaturalist, eBird, this site, or anyone else. */
export const sightingFormats = ["inaturalist", "ebird", "own", "list"] as const;
export type SightingFormat = (typeof sightingFormats)[number];

export const sightingFormatLabels: Record<SightingFormat, string> = {
  inaturalist: "iNaturalist",
  ebird: "eBird",
  own: "This site’s own export",
  list: "Another list",
};

/**
 * What tells columns apart: case, blanks and signs do not. R's read.csv makes `Submission.ID` of “Submission ID”, and
 * databases `submission_id`.
 */
export const columnName = (name: string): string =>
  name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/**
 * What other programs and gardeners call the columns of a list: BirdTrack, iRecord, Observation.org, Birda, eButterfly,
 * Bumble Bee Watch, Journey North, Darwin Core, what is written for an upload to eBird. `species` may be a name of either kind.
 */
export const listColumns = {
  species: ["Species"],
  scientific: [
    "Scientific Name",
    "Latin Name",
    "Botanical Name",
    "Taxon",
    "Taxon Name",
    "Sci Name",
  ],
  common: ["Common Name", "English Name", "Species Name", "Vernacular Name", "Com Name"],
  date: [
    "Date",
    "Observation Date",
    "Date Observed",
    "Event Date",
    "Date Interpreted",
    "Sighting Date",
  ],
  place: ["Location", "Location Name", "Place", "Site", "Site Name", "Locality"],
  observer: ["Observer", "Observer Name", "Recorder", "Recorded By"],
  count: [
    ...["Count", "Number", "Number of Individuals", "Individual Count", "Quantity", "How Many"],
    "Count of Sex or Stage",
    "Species Count",
  ],
  note: [
    "Note",
    "Notes",
    "Comment",
    "Comments",
    "Remarks",
    "Species Comments",
    "Observation Comment",
  ],
} as const;

/** Columns of which each file has one of each list; `columnName` compares them. */
export const sightingColumns: Record<SightingFormat, readonly (readonly string[])[]> = {
  inaturalist: [
    ["scientific_name", "common_name", "species_guess"],
    ["observed_on", "time_observed_at", "observed_on_string"],
  ],
  // Lists of anyone have dates and names: only eBird has these numbers, by which it tells checklists apart and sorts birds.
  ebird: [
    ["Submission ID", "SubID", "Taxonomic Order", "Taxon Order"],
    ["Scientific Name", "Common Name", "Species"],
    ["Date"],
  ],
  own: [["animal", "animalName", "plant", "plantName"], ["date"]],
  list: [
    [...listColumns.species, ...listColumns.scientific, ...listColumns.common],
    listColumns.date,
  ],
};

/** Whether a file with these columns may be of this format. */
export function hasSightingColumns(format: SightingFormat, columns: readonly string[]): boolean {
  const named = new Set(columns.map(columnName));
  return sightingColumns[format].every((some) => some.some((name) => named.has(columnName(name))));
}

/** The format whose columns a file has; undefined for none. */
export const sightingFormatOf = (columns: readonly string[]): SightingFormat | undefined =>
  sightingFormats.find((format) => hasSightingColumns(format, columns));

/** What a file of dates may leave open: which of three figures come first; what stands beside the name of a month. */
export const dateOrders = ["month", "day", "year"] as const;
export const shortDates = ["day", "year"] as const;
export const dateFields = ["dateOrder", "shortDates"] as const;
export type DateField = (typeof dateFields)[number];
/** What the owner says of a file's dates; '' or nothing where nothing is said. */
export type DateAnswers = { [Field in DateField]?: string | undefined };

/** `bytes`: of a file. `listed`: refused lines, and changed sightings, that a report lists. */
export const sightingImportLimits = { bytes: 50_000_000, listed: 500 } as const;

export const sightingImportMessages = {
  format: "format is inaturalist, ebird, own or list.",
  matches: "matches is a list of {nameScientific, kind, id}, as JSON.",
  places: "places is a list of the keys of places, as JSON.",
  observers: "observers is a list of accounts, as JSON.",
  follow: "follow is a list of sightingIds, as JSON.",
  leaveOut: "leaveOut is a whole number of 0 or more.",
  noDate: "The date is missing.",
  ambiguousDate:
    "This date can be read in two ways. Say above how it is meant, or write it like 2024-05-17.",
  noYear: "This date has no year. Write it like 2024-05-17.",
  count: "The count is a whole number, or X for present.",
} as const;
