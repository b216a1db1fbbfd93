import { chakra } from "@chakra-ui/react";
import { interactionLabels, interactions } from "shared-types/interaction/codes";
import type { Option } from "shared-types/kit/list-answers";
import type { PhotoOptions } from "shared-types/photo/answers";
import type { PhotoTagsUpdate } from "shared-types/photo/tag-notes-schema";
import { nameInSentence } from "shared-types/species/name-in-sentence";
import { animalStages, plantStages, stageLabels, type Stage } from "shared-types/stage/codes";
import { ChoiceField } from "../../../components/form/ChoiceField";
import { twoColumns } from "../../../components/form/FieldRow";
import { fieldOfAnimal, fieldOfPair, fieldOfPlant } from "./tag-notes-form";

interface TagNotesFieldsProps {
  /** What can be said: a field for each entry. */
  sayable: PhotoTagsUpdate;
  options: PhotoOptions;
  /** How the choice reads that says nothing. */
  unsaid: string;
}

const stagesOf = (codes: readonly Stage[]) =>
  codes.map((value) => ({ value: value, label: stageLabels[value] }));
const plantChoices = stagesOf(plantStages);
const animalChoices = stagesOf(animalStages);
const doings = interactions.map((value) => ({
  value: value,
  label: interactionLabels[value],
}));

const nameIn = (options: readonly Option[], id: number) =>
  options.find(({ Key }) => Key === id)?.Value ?? `No. ${id}`;

/** How far plants and animals are, and what the animals do on the plants: the fields of a form's `notes`. */
export function TagNotesFields({ sayable, options, unsaid }: TagNotesFieldsProps) {
  const { plants, animals, interactions: pairs } = sayable;
  const nothing = { value: "", label: unsaid };
  const plantName = (id: number) => nameIn(options.Plants, id);
  const animalName = (id: number) => nameIn(options.Animals, id);
  return (
    <chakra.div display="grid" columnGap="4" rowGap="5" alignItems="start" css={twoColumns}>
      {plants.map(({ plantId }) => (
        <ChoiceField
          key={plantId}
          name={`notes.${fieldOfPlant(plantId)}`}
          label={plantName(plantId)}
          options={[nothing, ...plantChoices]}
        />
      ))}
      {animals.map(({ animalId }) => (
        <ChoiceField
          key={animalId}
          name={`notes.${fieldOfAnimal(animalId)}`}
          label={animalName(animalId)}
          options={[nothing, ...animalChoices]}
        />
      ))}
      {pairs.map(({ animalId, plantId }, n) => (
        <ChoiceField
          key={fieldOfPair(pairs, n)}
          name={`notes.${fieldOfPair(pairs, n)}`}
          label={`${animalName(animalId)} on ${nameInSentence(plantName(plantId))}`}
          options={[nothing, ...doings]}
        />
      ))}
    </chakra.div>
  );
}
