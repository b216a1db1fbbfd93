export const speciesKinds = ["plant", "animal"] as const;
export type SpeciesKind = (typeof speciesKinds)[number];

/** The form of a key; PostgreSQL would refuse some other strings, such as those with NUL. */
export const speciesKeyPattern = /^[a-z0-9-]{1,10}$/;

/** Stands for a new record in the panel's addresses, so no record has it as its key. */
export const newSpeciesKey = "add";

/** Whether a plant or animal could have this key. */
export function isKeyId(keyId: string | undefined): keyId is string {
  return keyId !== undefined && keyId !== newSpeciesKey && speciesKeyPattern.test(keyId);
}

/** Where a plant or animal is at home, from here on. */
export const nativeLabels = {
  native: "Native",
  nearby: "Native nearby",
  introduced: "Introduced",
} as const;
export type Native = keyof typeof nativeLabels;
export const natives = Object.keys(nativeLabels) as Native[];

/** The columns of names, which stand before those of a kind's own fields, and of notes, which are searched only. */
export const nameColumns = [
  { code: "com", label: "Common Name" },
  { code: "sci", label: "Scientific Name" },
] as const;
export const notesColumn = { code: "not", label: "Notes" } as const;
