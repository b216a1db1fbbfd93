import { chakra } from "@chakra-ui/react";
import { interactionLabels, interactions } from "shared-types/interaction/codes";
import type { PhotoOptions } from "shared-types/photo/answers";
import {
  ownSource,
  sightingEvidenceLabels,
  sightingEvidences,
  sightingLimits,
} from "shared-types/sighting/codes";
import { animalStages, plantStages, stageLabels, type Stage } from "shared-types/stage/codes";
import { CheckField, InternalField } from "../../../components/form/CheckField";
import { ChoiceField } from "../../../components/form/ChoiceField";
import { DateField } from "../../../components/form/DateField";
import { FieldRow } from "../../../components/form/FieldRow";
import { NumberField } from "../../../components/form/NumberField";
import { PictureField, type PictureKit } from "../../../components/form/PictureField";
import { SpeciesField } from "../../../components/form/SpeciesField";
import { TextAreaField } from "../../../components/form/TextAreaField";
import { TextField } from "../../../components/form/TextField";
import { useFormField } from "../../../components/form/use-form-field";

const evidence = sightingEvidences.map((value) => ({
  value,
  label: sightingEvidenceLabels[value],
}));
const doings = [
  { value: "" as const, label: "Not noted" },
  ...interactions.map((value) => ({ value, label: interactionLabels[value] })),
];

interface SightingFieldsProps {
  options: PhotoOptions;
  /** How the photo is shown, chosen and taken. */
  kit: PictureKit;
}

/** The fields of a sighting: species and stage first, because the rest is often right as it is. */
export function SightingFields({ options, kit }: SightingFieldsProps) {
  const [{ value: animalId }, { value: plantId }] = [
    useFormField<number>("animalId"),
    useFormField<number>("plantId"),
  ];
  const { value: interaction } = useFormField<string>("interaction");
  const { value: source } = useFormField<string>("source");
  const { value: observer } = useFormField<string>("observer");
  const { value: cultivated } = useFormField<boolean>("cultivated");
  const isImported = source !== ownSource;
  const hasBoth = animalId > 0 && plantId > 0;
  return (
    <>
      <FieldRow>
        <SpeciesField name="animalId" label="Animal" noun="animals" options={options.Animals} />
        <SpeciesField name="plantId" label="Plant" noun="plants" options={options.Plants} />
      </FieldRow>
      <StageField hasPlant={plantId > 0} hasAnimal={animalId > 0} />
      {(hasBoth || interaction !== "") && (
        <ChoiceField name="interaction" label="What the animal did on the plant" options={doings} />
      )}
      <FieldRow>
        <DateField name="date" label="Date" kind="date" required />
        <ChoiceField name="evidence" label="How" options={evidence} />
        <NumberField name="count" label="How Many" whole hint="0 if you didn’t count" />
      </FieldRow>
      <TextAreaField
        name="note"
        label="Note"
        hint="Visitors read it in the calendar."
        maxLength={sightingLimits.note}
      />
      <PictureField
        name="photoId"
        label="Photo"
        hint="Visitors don’t see it with the sighting."
        shape="square"
        pickerTitle="Choose the photo"
        kit={kit}
      />
      {(isImported || observer !== "") && (
        <FieldRow>
          <TextField
            name="observer"
            label="Observer"
            hint="Who saw it, if it wasn’t you"
            autoComplete="off"
          />
          <TextField
            name="license"
            label="License"
            hint="For what someone else saw: the web address of its license. Without one, it’s left out when you export for science."
            autoComplete="off"
          />
        </FieldRow>
      )}
      {(isImported || cultivated) && <CheckField name="cultivated" label="Captive or cultivated" />}
      <InternalField />
    </>
  );
}

interface StageFieldProps {
  hasPlant: boolean;
  hasAnimal: boolean;
}

/** The stages that the chosen species can be at, as chips; one that is chosen again is taken back. */
function StageField({ hasPlant, hasAnimal }: StageFieldProps) {
  const { value, error, set } = useFormField<Stage | "">("stage");
  const stages = [...(hasPlant ? plantStages : []), ...(hasAnimal ? animalStages : [])];
  if (stages.length === 0) return null;
  return (
    <chakra.fieldset>
      <chakra.legend fontFamily="sans" fontSize="interface" marginBottom="2">
        Stage
      </chakra.legend>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {stages.map((stage) => (
          <Chip
            key={stage}
            label={stageLabels[stage]}
            isOn={value === stage}
            onChange={() => set(value === stage ? "" : stage)}
          />
        ))}
      </chakra.div>
      {error !== undefined && (
        <chakra.p color="cardinal" fontFamily="sans" fontSize="small" marginTop="1">
          {error}
        </chakra.p>
      )}
    </chakra.fieldset>
  );
}

interface ChipProps {
  label: string;
  isOn: boolean;
  onChange: () => void;
}

/** A button that stays pressed: a check mark says so, not color alone. */
function Chip({ label, isOn, onChange }: ChipProps) {
  return (
    <chakra.button
      type="button"
      aria-pressed={isOn}
      onClick={onChange}
      minHeight="2.75rem"
      paddingInline="4"
      borderWidth="1px"
      borderStyle="solid"
      borderColor={isOn ? "moss" : "rule"}
      borderRadius="full"
      background="transparent"
      fontFamily="sans"
      fontSize="interface"
      fontWeight={isOn ? "600" : "400"}
      color={isOn ? "moss" : "ink"}
      cursor="pointer"
    >
      {isOn && <span aria-hidden="true">✓ </span>}
      {label}
    </chakra.button>
  );
}
