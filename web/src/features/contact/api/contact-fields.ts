import type { ContactFields } from "shared-types/contact/codes";

export const emptyFields: ContactFields = {
  nameFirst: "",
  nameLast: "",
  email: "",
  photoId: "",
  message: "",
};

export const contactFieldNames = Object.keys(emptyFields) as (keyof ContactFields)[];

/** A DOM field of the form. */
export function controlOf(form: HTMLFormElement, name: string) {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
    ? control
    : undefined;
}

/** The current values of the form's fields. */
export function typedFields(form: HTMLFormElement): ContactFields {
  const typed = contactFieldNames.map((name) => [name, controlOf(form, name)?.value ?? ""]);
  return Object.fromEntries(typed) as ContactFields;
}

/** The values as sent: trimmed, e-mail in lower case. */
export function fieldsToSend(fields: ContactFields): ContactFields {
  return { ...fields, email: fields.email.trim().toLowerCase() };
}
