import { columnName } from "shared-types/sighting-import/codes";

const mediaList =
  "This is a list of media of eBird and the Macaulay Library, with a line for each photo and recording. Choose MyEBirdData.csv from eBird’s “Download my data” instead: it has the same observations.";

const detections =
  "This is a list of what a program such as BirdNET has heard, with a line for each call. Keep one line for each bird and day that you are sure of, remove the columns Confidence and Score, and choose it again.";

const cameraImages =
  "This is a list of pictures of a trail camera, with a line for each. Keep one line for each animal and day, call its column of times Date, remove the column deployment_id, and choose it again.";

/** Downloads of the same sources that are no list of sightings, by columns that only they have. */
const otherFiles: readonly { columns: readonly string[]; reason: string }[] = [
  { columns: ["ML Catalog Number"], reason: mediaList },
  { columns: ["Macaulay Library ID"], reason: mediaList },
  { columns: ["eBird Checklist ID"], reason: mediaList },
  {
    columns: ["Global Unique Identifier", "Observation Date"],
    reason:
      "This is the eBird Basic Dataset, which has the observations of everyone. Choose MyEBirdData.csv from eBird’s “Download my data” instead.",
  },
  {
    columns: ["Frequency of observations in the selected location(s).:"],
    reason:
      "This is eBird’s bar chart of a place, which has no sightings. Choose MyEBirdData.csv from eBird’s “Download my data” instead.",
  },
  { columns: ["Confidence", "Sci_Name"], reason: detections },
  { columns: ["Confidence", "Scientific Name"], reason: detections },
  // Haikubox, and the selection tables of BirdNET Analyzer and Raven.
  { columns: ["Local Date", "Score"], reason: detections },
  { columns: ["Selection", "View", "Channel"], reason: detections },
  // Wildlife Insights.
  { columns: ["deployment_id", "timestamp"], reason: cameraImages },
  // Of Darwin Core each list of occurrences has it, GBIF's downloads as well as its archives.
  {
    columns: ["basisOfRecord"],
    reason:
      "This is a list of occurrences, as GBIF and museums share them. If they are yours, choose the export of the site where you noted them instead, such as iNaturalist or eBird.",
  },
];

/** Why a file with these columns (`columnName`) cannot be imported though its source can; undefined if nothing is known against it. */
export const whyOtherFile = (columns: readonly string[]): string | undefined =>
  otherFiles.find((file) => file.columns.every((name) => columns.includes(columnName(name))))
    ?.reason;
