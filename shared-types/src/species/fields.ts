import type { FieldTable } from "../kit/record-fields";

/** What plants and animals have in common. */
export const speciesFields = {
  nameCommon: { label: "Name Common", required: "Please enter a common name." },
  nameScientific: { label: "Name Scientific", required: "Please enter a scientific name." },
  nameDisplay: { label: "Name Display", required: "Please enter a display name." },
  aka: { label: "AKA" },
  notesShort: { label: "Notes Short" },
} as const satisfies FieldTable;
