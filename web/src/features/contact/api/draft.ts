import type { ContactFields } from "shared-types/contact/codes";
import { forgetSession, readSession, writeSession } from "../../../lib/session";
import { contactFieldNames, controlOf, emptyFields, typedFields } from "./contact-fields";

const key = "cpContactDraft";

/** The unsent draft of this tab; anything unreadable counts as empty. */
export function readDraft(): ContactFields {
  const kept = readSession(key);
  if (typeof kept !== "object" || kept === null) return emptyFields;
  const texts = Object.entries(kept).filter(
    ([name, value]) => name in emptyFields && typeof value === "string",
  );
  return { ...emptyFields, ...(Object.fromEntries(texts) as Partial<ContactFields>) };
}

/** Stores the draft, so that a reload or a stray click loses nothing. */
export function keepDraft(form: HTMLFormElement): void {
  writeSession(key, typedFields(form));
}

/** Clears the draft once the message is sent. */
export function forgetDraft(): void {
  forgetSession(key);
}

/** Fills empty fields from the draft; fields with a value keep it. */
export function restoreDraft(form: HTMLFormElement): void {
  const draft = readDraft();
  for (const name of contactFieldNames) {
    const control = controlOf(form, name);
    if (control?.value === "") control.value = draft[name];
  }
}
