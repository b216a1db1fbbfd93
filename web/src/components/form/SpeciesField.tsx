import type { Option } from "shared-types/kit/list-answers";
import { speciesCreators } from "../panel/species-creators";
import { TagsEntry } from "./TagsField";
import { useFormField } from "./use-form-field";

interface SpeciesFieldProps {
  name: "animalId" | "plantId";
  label: string;
  noun: string;
  options: readonly Option[];
}

/** One animal or plant, found by typing or made of what was typed; the value is its id, 0 for none. */
export function SpeciesField({ name, ...entry }: SpeciesFieldProps) {
  const { value, error, set, touch } = useFormField<number>(name);
  return (
    <TagsEntry
      {...entry}
      name={name}
      creator={name === "plantId" ? speciesCreators.plant : speciesCreators.animal}
      value={value > 0 ? [value] : []}
      error={error}
      // The last one chosen takes the place of the one before.
      onChange={(ids) => set(ids.at(-1) ?? 0)}
      onBlur={touch}
    />
  );
}
