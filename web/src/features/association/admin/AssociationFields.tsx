import { associationSourceMax } from "shared-types/association/codes";
import { interactionLabels, interactions } from "shared-types/interaction/codes";
import { limits } from "shared-types/kit/limits";
import type { PhotoOptions } from "shared-types/photo/answers";
import { ChoiceField } from "../../../components/form/ChoiceField";
import { FieldRow } from "../../../components/form/FieldRow";
import { SpeciesField } from "../../../components/form/SpeciesField";
import { TextField } from "../../../components/form/TextField";

const doings = interactions.map((value) => ({ value, label: interactionLabels[value] }));

/** The fields of an association. */
export function AssociationFields({ options }: { options: PhotoOptions }) {
  return (
    <>
      <FieldRow>
        <SpeciesField name="animalId" label="Animal" noun="animals" options={options.Animals} />
        <SpeciesField name="plantId" label="Plant" noun="plants" options={options.Plants} />
      </FieldRow>
      <ChoiceField name="interaction" label="What the animal does on the plant" options={doings} />
      <TextField
        name="source"
        label="Source"
        required
        maxLength={associationSourceMax}
        hint="Where this is from, such as a book with its page"
      />
      <TextField name="href" label="Address" type="url" maxLength={limits.href} />
    </>
  );
}
