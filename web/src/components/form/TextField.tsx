import type { ChangeEvent, HTMLInputAutoCompleteAttribute } from "react";
import { Revealable } from "../ui/Revealable";
import { TextInput } from "./controls";
import { FieldFrame, type FieldProps } from "./FieldFrame";
import { useFormField } from "./use-form-field";

interface TextFieldProps extends FieldProps {
  type?: "text" | "email" | "password" | "url";
  autoComplete?: HTMLInputAutoCompleteAttribute;
  placeholder?: string;
  /** Where the screen has nothing else to begin with. */
  autoFocus?: boolean;
  /** What is made of the text while one types. */
  clean?: (text: string) => string;
}

const asTyped = (text: string) => text;
const inLowerCase = (text: string) => text.toLowerCase();

/** One line of text. E-mail is kept in lower case. */
export function TextField({ type = "text", ...props }: TextFieldProps) {
  const { autoComplete, autoFocus, placeholder, ...field } = props;
  const { clean = type === "email" ? inLowerCase : asTyped, ...frame } = field;
  const { value, error, set, touch } = useFormField<string>(frame.name);
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => set(clean(target.value));
  const input = (shown: string) => (
    <TextInput
      name={frame.name}
      type={shown}
      value={value}
      autoComplete={autoComplete}
      autoFocus={autoFocus}
      placeholder={placeholder}
      onChange={onChange}
      onBlur={touch}
    />
  );
  return (
    <FieldFrame {...frame} error={error} length={value.length}>
      {type === "password" ? <Revealable>{input}</Revealable> : input(type)}
    </FieldFrame>
  );
}
