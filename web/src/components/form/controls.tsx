import {
  Input,
  NativeSelect,
  Textarea,
  type InputProps,
  type NativeSelectFieldProps,
  type TextareaProps,
} from "@chakra-ui/react";
import { useDescribedBy } from "./FieldFrame";

/** The control of a text field inside a FieldFrame. */
export function TextInput(props: InputProps) {
  return <Input aria-describedby={useDescribedBy()} {...props} />;
}

/** The control of a text area inside a FieldFrame. */
export function TextArea(props: TextareaProps) {
  return <Textarea aria-describedby={useDescribedBy()} {...props} />;
}

/** The select of a FieldFrame; its children are options. */
export function Select(props: NativeSelectFieldProps) {
  return (
    <NativeSelect.Root>
      <NativeSelect.Field aria-describedby={useDescribedBy()} {...props} />
    </NativeSelect.Root>
  );
}
