import { textOfBytes } from "./metadata-text";

/** The datasets of IPTC's application record that say something of a picture, by number. */
export interface Iptc {
  title: string;
  headline: string;
  caption: string;
  keywords: string[];
  /** CCYYMMDD and HHMMSS±HHMM of the original. */
  dateCreated: string;
  timeCreated: string;
}

const application = 2;
const datasets = {
  title: 5,
  keyword: 25,
  dateCreated: 55,
  timeCreated: 60,
  headline: 105,
  caption: 120,
};

/** Reads IPTC-IIM records, up to the first broken one. */
export function readIptc(bytes: Buffer): Iptc {
  const found = new Map<number, string[]>();
  for (let at = 0; at + 5 <= bytes.length && bytes[at] === 0x1c;) {
    const [, record, dataset] = bytes.subarray(at, at + 3);
    let size = bytes.readUInt16BE(at + 3);
    at += 5;
    // A length of more than 15 bits follows in as many bytes as it says.
    if (size >= 0x8000) {
      const sizeBytes = size & 0x7fff;
      if (sizeBytes === 0 || sizeBytes > 4 || at + sizeBytes > bytes.length) break;
      size = bytes.readUIntBE(at, sizeBytes);
      at += sizeBytes;
    }
    const text = textOfBytes(bytes.subarray(at, at + size));
    if (record === application && dataset !== undefined)
      found.set(dataset, [...(found.get(dataset) ?? []), text]);
    at += size;
  }
  const first = (dataset: number) => found.get(dataset)?.[0] ?? "";
  return {
    title: first(datasets.title),
    headline: first(datasets.headline),
    caption: first(datasets.caption),
    keywords: found.get(datasets.keyword) ?? [],
    dateCreated: first(datasets.dateCreated),
    timeCreated: first(datasets.timeCreated),
  };
}
