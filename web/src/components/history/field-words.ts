import { capital } from "shared-types/kit/capital";
import { categoryLists } from "shared-types/category/codes";
import type { KeptKind, KeptValue } from "shared-types/history/codes";
import { interactionLabels } from "shared-types/interaction/codes";
import { animalFields } from "shared-types/animal/fields";
import { mapFields, type FieldTable } from "shared-types/kit/record-fields";
import { photoVisibilityLabels } from "shared-types/photo/visibility";
import { plantFields } from "shared-types/plant/fields";
import { speciesFields } from "shared-types/species/fields";
import { sightingEvidenceLabels } from "shared-types/sighting/codes";
import { hemisphereLabels } from "shared-types/site/codes";
import { stageLabels } from "shared-types/stage/codes";
import { formatDateTime } from "../../lib/format";
import { plainText } from "../../lib/html";
import { percentOf } from "../../lib/percent";

const labelsOf = (table: FieldTable) => mapFields(table, ({ label }) => label);

/** Fields whose label differs from their name. */
const labels: Record<string, string> = {
  ...labelsOf(speciesFields),
  ...labelsOf(plantFields),
  ...labelsOf(animalFields),
  keyId: "Key ID",
  categoryId: "Category",
  thumbId: "Thumbnail",
  bannerId: "Banner",
  bannerAt: "Banner Crop",
  original: "File",
  cpListId: "List",
  cpOptionName: "Name",
  cpOptionDescrip: "Description",
  cpOptionValue: "Value",
  imgFileName: "Image File Name",
  sheets: "Drawings",
  tagNotes: "Stages and Interactions",
  photoIds: "Photos",
  animalId: "Animal",
  plantId: "Plant",
  photoId: "Photo",
  planId: "Plan",
  sheetId: "Drawing",
  x: "From Left",
  y: "From Top",
  evidence: "How",
  sourceId: "Number at the Source",
  clientId: "Number From the Device",
  photoLicenseUrl: "Photo License",
  cultivated: "Captive or Cultivated",
  count: "How Many",
  names: "Page Names",
  captions: "Words of Tiles",
  pinnedPlants: "Plants Shown First This Week",
  pinnedAnimals: "Animals Shown First This Week",
  hiddenPlants: "Plants Not Shown This Week",
  hiddenAnimals: "Animals Not Shown This Week",
};

/** A field's label from its name: 'nameCommon' → 'Name Common'. */
export function fieldLabel(fieldId: string): string {
  const words = fieldId.replace(/[A-Z]/g, (letter) => ` ${letter}`);
  return labels[fieldId] ?? capital(words);
}

/** What the codes of a record's fields mean. */
const meanings: Partial<Record<KeptKind, Record<string, Partial<Record<string, string>>>>> = {
  plant: mapFields(plantFields, ({ labels = {} }) => labels),
  animal: mapFields(animalFields, ({ labels = {} }) => labels),
  sighting: {
    stage: stageLabels,
    interaction: interactionLabels,
    evidence: sightingEvidenceLabels,
  },
  association: { interaction: interactionLabels },
  photo: { visibility: photoVisibilityLabels },
  site: { hemisphere: hemisphereLabels },
};

const htmlFields = new Set(["notes", "description", "welcomeText"]);
const pictures = new Set(["thumbId", "bannerId"]);

/** A field's value as text; '' for none. */
export function valueWords(kind: KeptKind, field: string, value: KeptValue, zone: string): string {
  if (field === "bannerAt") return value === null ? "chosen by the site" : `at ${String(value)}%`;
  if (value === null) return "";
  // Files have no names of their own here: the start of the SHA-256 tells them apart.
  if (field === "original") return String(value).slice(0, 8);
  if (field === "rotation") return `${String(value)}°`;
  if (Array.isArray(value)) return value.join(", ");
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (pictures.has(field)) return value === 0 ? "" : `photo ${value}`;
  // As the forms have a place on a drawing.
  if (kind === "viewpoint" && (field === "x" || field === "y"))
    return `${percentOf(Number(value))}%`;
  if (field === "cpListId") return categoryLists.find(({ id }) => id === value)?.name ?? "";
  if (field.startsWith("date")) return formatDateTime(String(value), zone);
  if (htmlFields.has(field)) return plainText(String(value));
  return meanings[kind]?.[field]?.[String(value)] ?? String(value);
}
