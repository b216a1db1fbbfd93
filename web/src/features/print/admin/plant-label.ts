/** What a label says; a field that is left out is ''. */
export interface PlantLabel {
  keyId: string;
  nameCommon: string;
  nameScientific: string;
  /** 'Asteraceae, native'. */
  family: string;
  /** 'Blooms May 22 – Jul 9', or the season. */
  bloom: string;
  /** 'Feeds 120 kinds of caterpillars'. */
  feeds: string;
  /** 'Host of monarch, pearl crescent'. */
  host: string;
  /** What the QR code leads to: the plant's page. */
  href: string;
}

/** What can be left out, each by a letter in the address. */
export const labelFields = {
  c: { key: "nameCommon", label: "Common name" },
  s: { key: "nameScientific", label: "Scientific name" },
  f: { key: "family", label: "Family and native" },
  b: { key: "bloom", label: "Bloom" },
  k: { key: "feeds", label: "Feeds" },
  h: { key: "host", label: "Host of" },
  q: { key: "href", label: "QR code of its page" },
} as const satisfies Record<string, { key: keyof PlantLabel; label: string }>;

type LabelField = keyof typeof labelFields;
export const labelFieldIds = Object.keys(labelFields) as LabelField[];

/** Whether all fields are left out. */
export const saysNothing = (without: string): boolean =>
  labelFieldIds.every((field) => without.includes(field));

/** The label without the fields whose letters are named. */
export function leavingOut(label: PlantLabel, without: string): PlantLabel {
  const empty = labelFieldIds
    .filter((field) => without.includes(field))
    .map((field) => [labelFields[field].key, ""] as const);
  return { ...label, ...Object.fromEntries(empty) };
}
