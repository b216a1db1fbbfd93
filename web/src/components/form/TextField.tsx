import type { ChangeEvent, HTMLInputAutoCompleteAttribute } from "react";
import { TextInput } from "./controls";
import { FieldFrame, type FieldProps } from "./FieldFrame";
import { useFormField } from "./use-form-field";

interface TextFieldProps extends FieldProps {
  type?: "text" | "email" | "password" | "url";
  autoComplete?: HTMLInputAutoCompleteAttribute;
  placeholder?: string;
}

/** One line of text. E-mail is kept in lower case. */
export function TextField({ type = "text", autoComplete, placeholder, ...frame }: TextFieldProps) {
  const { value, error, set, touch } = useFormField<string>(frame.name);
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) =>
    set(type === "email" ? target.value.toLowerCase() : target.value);
  return (
    <FieldFrame {...frame} error={error} length={value.length}>
      <TextInput
        name={frame.name}
        type={type}
        value={value}
        autoComplete={autoComplete}
        placeholder={placeholder}
        onChange={onChange}
        onBlur={touch}
      />
    </FieldFrame>
  );
}
