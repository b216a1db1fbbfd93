import type { ContactFields } from "shared-types";
import { forgetSession, readSession, writeSession } from "../../../lib/session";
import { contactFieldNames, controlOf, emptyFields, typedFields } from "./contact-fields";

const key = "cpContactDraft";

/** What was typed and not sent, in this tab; foreign or broken entries count as empty. */
export function readDraft(): ContactFields {
  const kept = readSession(key);
  if (typeof kept !== "object" || kept === null) return emptyFields;
  const texts = Object.entries(kept).filter(
    ([name, value]) => name in emptyFields && typeof value === "string",
  );
  return { ...emptyFields, ...(Object.fromEntries(texts) as Partial<ContactFields>) };
}

/** Keeps what stands in the form, so that a reload or a wrong turn loses nothing. */
export function keepDraft(form: HTMLFormElement): void {
  writeSession(key, typedFields(form));
}

/** For when the message is on its way: the next one begins empty. */
export function forgetDraft(): void {
  forgetSession(key);
}

/** Puts the draft into the fields that are empty: what the page or a person has filled in stands. */
export function restoreDraft(form: HTMLFormElement): void {
  const draft = readDraft();
  for (const name of contactFieldNames) {
    const control = controlOf(form, name);
    if (control?.value === "") control.value = draft[name];
  }
}
