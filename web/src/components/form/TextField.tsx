import { Field, Input } from "@chakra-ui/react";
import { useField } from "formik";
import type { ChangeEvent, HTMLInputAutoCompleteAttribute } from "react";

interface TextFieldProps {
  /** The payload's key. */
  name: string;
  label: string;
  type?: "text" | "email" | "password";
  hint?: string;
  required?: boolean;
  autoComplete?: HTMLInputAutoCompleteAttribute;
}

/** One line of a form: label, input, hint, and what is wrong with it. E-mail is kept in lower case (contract §10). */
export function TextField({ name, label, type = "text", hint, ...rest }: TextFieldProps) {
  const [field, { error, touched }, { setValue }] = useField<string>(name);
  const onChange = (event: ChangeEvent<HTMLInputElement>) =>
    void setValue(type === "email" ? event.target.value.toLowerCase() : event.target.value);
  return (
    <Field.Root invalid={touched && error !== undefined} required={rest.required}>
      <Field.Label>
        {label}
        <Field.RequiredIndicator />
      </Field.Label>
      <Input {...field} onChange={onChange} type={type} autoComplete={rest.autoComplete} />
      {hint && <Field.HelperText>{hint}</Field.HelperText>}
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}
