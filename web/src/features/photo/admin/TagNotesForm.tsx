import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import {
  animalStages,
  interactionLabels,
  interactions,
  photoOwnerCalls,
  plantStages,
  stageLabels,
  type Option,
  type PhotoOptions,
  type PhotoTagsUpdate,
  type PhotoToEdit,
  type Stage,
} from "shared-types";
import { photoTagsUpdateSchema } from "shared-types/schemas";
import { ChoiceField } from "../../../components/form/ChoiceField";
import { EditForm } from "../../../components/form/EditForm";
import { twoColumns } from "../../../components/form/FieldRow";
import { saving, type WithEtag } from "../../../lib/owner-calls";
import { tagNotesFormOf } from "./tag-notes-form";

interface TagNotesFormProps {
  photo: WithEtag<PhotoToEdit>;
  options: PhotoOptions;
}

const notSaid = { value: "" as const, label: "Not said" };
const stagesOf = <Code extends Stage>(codes: readonly Code[]) => [
  notSaid,
  ...codes.map((value) => ({ value, label: stageLabels[value] })),
];
const plantChoices = stagesOf(plantStages);
const animalChoices = stagesOf(animalStages);
const doings = [
  notSaid,
  ...interactions.map((value) => ({ value, label: interactionLabels[value] })),
];

const nameIn = (options: readonly Option[], id: number) =>
  options.find(({ Key }) => Key === id)?.Value ?? `No. ${id}`;

/** How far the photo's plants and animals are, and what its animals do on its plants; nothing without such tags. */
export function TagNotesForm({ photo: { data, etag }, options }: TagNotesFormProps) {
  const [said, setSaid] = useState("");
  const values = tagNotesFormOf(data);
  if (values.plants.length + values.animals.length === 0) return null;
  const plantName = (id: number) => nameIn(options.Plants, id);
  const animalName = (id: number) => nameIn(options.Animals, id);
  return (
    <chakra.section aria-labelledby="tag-notes" display="grid" gap="4">
      <chakra.h2 id="tag-notes" fontSize="lead" fontWeight="500">
        Stage and interaction
      </chakra.h2>
      <EditForm<PhotoTagsUpdate>
        // Other tags are other fields.
        key={[...data.plants, 0, ...data.animals].join()}
        draftKey={null}
        initialValues={values}
        etag={etag}
        schema={photoTagsUpdateSchema}
        save={saving(photoOwnerCalls.photoTagsUpdate)}
        onSaved={() => setSaid("Stage and interaction saved.")}
        confirmation={said}
        submitLabel="UPDATE"
        isInline
      >
        <chakra.div display="grid" columnGap="4" rowGap="5" alignItems="start" css={twoColumns}>
          {values.plants.map(({ plantId }, n) => (
            <ChoiceField
              key={plantId}
              name={`plants[${n}].stage`}
              label={plantName(plantId)}
              options={plantChoices}
            />
          ))}
          {values.animals.map(({ animalId }, n) => (
            <ChoiceField
              key={animalId}
              name={`animals[${n}].stage`}
              label={animalName(animalId)}
              options={animalChoices}
            />
          ))}
          {values.interactions.map(({ animalId, plantId }, n) => (
            <ChoiceField
              key={`${animalId} ${plantId} ${n}`}
              name={`interactions[${n}].interaction`}
              label={`${animalName(animalId)} on ${plantName(plantId)}`}
              options={doings}
            />
          ))}
        </chakra.div>
      </EditForm>
    </chakra.section>
  );
}
