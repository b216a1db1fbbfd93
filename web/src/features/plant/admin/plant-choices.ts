import {
  moistureLabels,
  moistures,
  plantTypeLabels,
  plantTypes,
  seasonLabels,
  seasons,
  sunCodeShown,
  sunLabels,
  suns,
} from "shared-types/plant/codes";

const none = { value: "", label: "- none -" };

/** The options of an enumeration; `shown` is the code in front of the label. */
function choices<Code extends string>(
  codes: readonly Code[],
  labels: Record<Code, string>,
  shown?: (code: Code) => string,
) {
  const labelOf = (code: Code) => (shown ? `${shown(code)} · ${labels[code]}` : labels[code]);
  return [none, ...codes.map((code) => ({ value: code, label: labelOf(code) }))];
}

/** The options of a plant's codes, in its form and for several plants. */
export const plantChoices = {
  type: choices(plantTypes, plantTypeLabels),
  sun: choices(suns, sunLabels, sunCodeShown),
  moisture: choices(moistures, moistureLabels, (code) => code),
  season: choices(seasons, seasonLabels),
};
