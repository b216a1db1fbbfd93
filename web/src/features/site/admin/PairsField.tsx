import { chakra } from "@chakra-ui/react";
import { siteListMax } from "shared-types/site/codes";
import { TextArea, TextInput } from "../../../components/form/controls";
import { fieldDomId, focusField } from "../../../components/form/field-id";
import { useFormField } from "../../../components/form/use-form-field";
import { Button } from "../../../components/ui/Button";

interface PairsFieldProps<Name extends string> {
  /** A field whose value is a list of two texts each. */
  name: string;
  legend: string;
  hint?: string;
  /** What one of them is called. */
  noun: string;
  first: { name: Name; label: string; maxLength: number };
  second: { name: Name; label: string; maxLength: number; isLong?: boolean };
}

/** A short list, such as facts with label and value: add, change, remove. */
export function PairsField<Name extends string>(props: PairsFieldProps<Name>) {
  const { name, legend, hint, noun, first, second } = props;
  const { value: items, error, set } = useFormField<Record<Name, string>[]>(name);
  const change = (place: number, field: Name, text: string) =>
    set(items.map((item, at) => (at === place ? { ...item, [field]: text } : item)));
  const empty = { [first.name]: "", [second.name]: "" } as Record<Name, string>;
  const Second = second.isLong ? TextArea : TextInput;
  return (
    <chakra.fieldset display="grid" gap="3" id={fieldDomId(name)} tabIndex={-1}>
      <chakra.legend fontFamily="sans" fontSize="interface" fontWeight="500" paddingBottom="2">
        {legend}
      </chakra.legend>
      {hint && (
        <chakra.p fontFamily="sans" fontSize="small" color="inkSoft">
          {hint}
        </chakra.p>
      )}
      {items.map((item, place) => (
        <chakra.div
          key={place}
          display="grid"
          gap="2"
          alignItems="start"
          justifyItems="start"
          css={{ "@media (min-width: 40em)": { gridTemplateColumns: "2fr 3fr auto" } }}
        >
          <TextInput
            aria-label={`${first.label}, ${noun} ${place + 1}`}
            placeholder={first.label}
            maxLength={first.maxLength}
            value={item[first.name]}
            onChange={({ target }) => change(place, first.name, target.value)}
          />
          <Second
            aria-label={`${second.label}, ${noun} ${place + 1}`}
            placeholder={second.label}
            maxLength={second.maxLength}
            value={item[second.name]}
            onChange={({ target }) => change(place, second.name, target.value)}
          />
          <Button
            kind="quiet"
            aria-label={`Remove ${noun} ${place + 1}`}
            onClick={() => {
              focusField(name);
              set(items.filter((_, at) => at !== place));
            }}
          >
            Remove
          </Button>
        </chakra.div>
      ))}
      {error && <chakra.p color="cardinal">{error}</chakra.p>}
      {items.length < siteListMax && (
        <chakra.div>
          <Button onClick={() => set([...items, empty])}>Add a {noun}</Button>
        </chakra.div>
      )}
    </chakra.fieldset>
  );
}
