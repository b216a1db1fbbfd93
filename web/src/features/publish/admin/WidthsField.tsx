import { chakra, Field } from "@chakra-ui/react";
import { photoWidths } from "shared-types/photo/codes";
import { fieldDomId } from "../../../components/form/field-id";
import { useFormField } from "../../../components/form/use-form-field";
import { TickBox } from "../../../components/ui/TickBox";

/** The sizes of photos that go along: fewer take less space. */
export function WidthsField() {
  const { value, error, set } = useFormField<number[]>("widths");
  const turn = (width: number, isKept: boolean) =>
    set(photoWidths.filter((one) => (one === width ? isKept : value.includes(one))));
  return (
    <Field.Root id={fieldDomId("widths")} invalid={error !== undefined} tabIndex={-1}>
      <chakra.fieldset display="flex" flexWrap="wrap" columnGap="5">
        <chakra.legend className="part-label" padding="0" fontFamily="sans">
          Photo sizes
        </chakra.legend>
        {photoWidths.map((width) => (
          <TickBox
            key={width}
            name={`width${width}`}
            isTicked={value.includes(width)}
            onTick={(isTicked) => turn(width, isTicked)}
          >
            {width} px
          </TickBox>
        ))}
      </chakra.fieldset>
      <Field.HelperText>
        Each photo goes along in these widths. Leave large ones out if your web space is small.
      </Field.HelperText>
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}
