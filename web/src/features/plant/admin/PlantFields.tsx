import {
  limits,
  moistureLabels,
  moistures,
  plantTypeLabels,
  plantTypes,
  seasonLabels,
  seasons,
  sunCodeShown,
  sunLabels,
  suns,
} from "shared-types";
import { ChoiceField } from "../../../components/form/ChoiceField";
import { FieldRow } from "../../../components/form/FieldRow";
import { Follow } from "../../../components/form/Follow";
import { NumberField } from "../../../components/form/NumberField";
import { TextField } from "../../../components/form/TextField";
import { feetOf } from "../../../lib/feet";

const sortHint = "In feet. The list is sorted by it.";

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

const plain = (code: string) => code;
const types = choices(plantTypes, plantTypeLabels);
const sunChoices = choices(suns, sunLabels, sunCodeShown);
const moistureChoices = choices(moistures, moistureLabels, plain);
const seasonChoices = choices(seasons, seasonLabels);

/** What only plants have: codes and sizes. */
export function PlantFields() {
  return (
    <>
      <FieldRow>
        <ChoiceField name="type" label="Type" options={types} />
        <ChoiceField name="season" label="Season" options={seasonChoices} />
      </FieldRow>
      <FieldRow>
        <ChoiceField name="sun" label="Sun" options={sunChoices} />
        <ChoiceField name="moisture" label="Moisture" options={moistureChoices} />
      </FieldRow>
      <FieldRow>
        <TextField
          name="height"
          label="Height"
          maxLength={limits.text}
          hint="As it is shown: 2–3 ft."
        />
        <NumberField name="heightSort" label="Height Sort" hint={sortHint} />
      </FieldRow>
      <FieldRow>
        <TextField name="width" label="Width" maxLength={limits.text} />
        <NumberField name="widthSort" label="Width Sort" hint={sortHint} />
      </FieldRow>
      <Follow from="height" to="heightSort" by={feetOf} />
      <Follow from="width" to="widthSort" by={feetOf} />
    </>
  );
}
