import { chakra } from "@chakra-ui/react";
import { animalStages, plantStages, stageLabels, type Stage } from "shared-types/stage/codes";
import { useFormField } from "../../../components/form/use-form-field";

interface StageFieldProps {
  hasPlant: boolean;
  hasAnimal: boolean;
}

/** The stages that the chosen species can be at, as chips; one that is chosen again is taken back. */
export function StageField({ hasPlant, hasAnimal }: StageFieldProps) {
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
