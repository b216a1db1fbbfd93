import { capital } from "../kit/capital";
import { dateWords } from "../kit/date";
import type { PhotoVisibility } from "./codes";
import { nameInSentence } from "../species/name-in-sentence";

/** What is known about a photo that nobody has described yet. */
export interface KnownOfPhoto {
  /** Common names of the tagged plants and animals. */
  names: string[];
  /** Its caption; '' when there is none. */
  caption: string;
  keywords: string[];
  /** The day it was taken in the site's zone as YYYY-MM-DD, or as much of it as is known; '' for nothing. */
  day: string;
  visibility?: PhotoVisibility | undefined;
  /** What a program wrote into the file for people who cannot see the picture; '' for nothing. */
  altInFile?: string;
}

const firstSentence = (text: string) => text.split(/(?<=[.!?])\s|\n/)[0]?.trim() ?? "";

/**
 * A first alt text: that of the file, else one never made of its name: 'Serviceberry and cedar waxwing, May 2, 2025'. The names of what
 * is on the photo, else its caption, else its keywords.
 */
export function suggestAlt({
  names,
  caption,
  keywords,
  day,
  visibility,
  altInFile = "",
}: KnownOfPhoto): string {
  if (altInFile !== "") return altInFile;
  const what =
    names.slice(0, 3).map(nameInSentence).join(" and ") ||
    firstSentence(caption).replace(/[.]$/, "") ||
    keywords.slice(0, 3).join(", ") ||
    // What was uploaded for the site alone may be a drawing.
    (visibility === "site" ? "Garden picture" : "Garden photo");
  return [capital(what), dateWords(day)].filter(Boolean).join(", ").slice(0, 500);
}
