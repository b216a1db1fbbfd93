import { limits } from "shared-types/kit/limits";
import { plantFields } from "shared-types/plant/fields";
import { FieldRow } from "../../../components/form/FieldRow";
import { Follow } from "../../../components/form/Follow";
import { NumberField } from "../../../components/form/NumberField";
import { tableFields } from "../../../components/form/table-fields";
import { TextField } from "../../../components/form/TextField";
import { feetOf } from "../../../lib/feet";
import { codeShown } from "../components/plant-codes";

const sortHint = "In feet, to sort the list by.";

const { Field } = tableFields(plantFields);

/** What only plants have: codes and sizes. */
export function PlantFields() {
  return (
    <>
      <FieldRow>
        <Field name="type" />
        <Field name="season" />
      </FieldRow>
      <FieldRow>
        <Field name="sun" codeShown={codeShown} />
        <Field name="moisture" codeShown={codeShown} />
      </FieldRow>
      <FieldRow>
        <Field name="height" hint="As visitors see it, such as 2–3 ft." />
        <NumberField name="heightSort" label="Height Sort" hint={sortHint} />
      </FieldRow>
      <FieldRow>
        <Field name="width" />
        <NumberField name="widthSort" label="Width Sort" hint={sortHint} />
      </FieldRow>
      <FieldRow>
        <Field name="family" />
        <Field name="native" />
      </FieldRow>
      <FieldRow>
        <NumberField
          whole
          name="keystone"
          label="Keystone"
          hint="How many kinds of caterpillars it feeds, if you know"
        />
        <TextField
          name="keystoneSource"
          label="Keystone Source"
          maxLength={limits.text}
          hint="The book or page that says how many"
        />
      </FieldRow>
      <Follow from="height" to="heightSort" by={feetOf} />
      <Follow from="width" to="widthSort" by={feetOf} />
    </>
  );
}
