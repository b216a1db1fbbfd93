import { chakra } from "@chakra-ui/react";

const choices = [
  { value: "public", label: "Show at once" },
  { value: "internal", label: "Hide until described" },
] as const;
type Choice = (typeof choices)[number]["value"];

interface VisibilityChoiceProps {
  value: Choice;
  onChange: (visibility: Choice) => void;
}

/** Whether visitors see the photos of an import before the owner has looked at them. */
export function VisibilityChoice({ value, onChange }: VisibilityChoiceProps) {
  return (
    <chakra.fieldset display="flex" flexWrap="wrap" columnGap="5">
      <chakra.legend className="part-label" padding="0" fontFamily="sans">
        Visitors see the new photos
      </chakra.legend>
      {choices.map((choice) => (
        <chakra.label
          key={choice.value}
          display="flex"
          alignItems="center"
          gap="3"
          minHeight="var(--target)"
          textStyle="interface"
        >
          <input
            type="radio"
            name="visibility"
            className="part-checkbox"
            checked={value === choice.value}
            onChange={() => onChange(choice.value)}
          />
          {choice.label}
        </chakra.label>
      ))}
    </chakra.fieldset>
  );
}
