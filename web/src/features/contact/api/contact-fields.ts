import type { ContactFields } from "shared-types";

/** The form's fields, in the order they stand in. */
export const contactFieldNames = [
  "nameFirst",
  "nameLast",
  "email",
  "photoId",
  "message",
] as const satisfies readonly (keyof ContactFields)[];

export const emptyFields: ContactFields = {
  nameFirst: "",
  nameLast: "",
  email: "",
  photoId: "",
  message: "",
};

/** A field of the form as the page has it. */
export function controlOf(form: HTMLFormElement, name: string) {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
    ? control
    : undefined;
}

/** What stands in the form's fields now. */
export function typedFields(form: HTMLFormElement): ContactFields {
  const typed = contactFieldNames.map((name) => [name, controlOf(form, name)?.value ?? ""]);
  return { ...emptyFields, ...(Object.fromEntries(typed) as Partial<ContactFields>) };
}

/** The fields as they are sent: an address in lower case, without white space around it (contract §10). */
export function fieldsToSend(fields: ContactFields): ContactFields {
  return { ...fields, email: fields.email.trim().toLowerCase() };
}
