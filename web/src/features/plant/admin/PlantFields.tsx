import { limits } from "shared-types/kit/limits";
import { ChoiceField } from "../../../components/form/ChoiceField";
import { FieldRow } from "../../../components/form/FieldRow";
import { Follow } from "../../../components/form/Follow";
import { NumberField } from "../../../components/form/NumberField";
import { TextField } from "../../../components/form/TextField";
import { feetOf } from "../../../lib/feet";
import { plantChoices } from "./plant-choices";

const sortHint = "In feet, to sort the list by.";

/** What only plants have: codes and sizes. */
export function PlantFields() {
  return (
    <>
      <FieldRow>
        <ChoiceField name="type" label="Type" options={plantChoices.type} />
        <ChoiceField name="season" label="Season" options={plantChoices.season} />
      </FieldRow>
      <FieldRow>
        <ChoiceField name="sun" label="Sun" options={plantChoices.sun} />
        <ChoiceField name="moisture" label="Moisture" options={plantChoices.moisture} />
      </FieldRow>
      <FieldRow>
        <TextField
          name="height"
          label="Height"
          maxLength={limits.text}
          hint="As visitors see it, such as 2–3 ft."
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
