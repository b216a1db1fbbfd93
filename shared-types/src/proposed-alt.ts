import { monthNames } from "./months";
import { nameInSentence } from "./name-in-sentence";

/** The end of a suggested text, ', May 2, 2025', from a day in the site's time zone (YYYY-MM-DD). */
function dayEnding(day: string): string {
  const [year = "", month = "", date = ""] = day.split("-");
  return day === "" ? "" : `, ${monthNames[Number(month) - 1]} ${Number(date)}, ${year}`;
}

/** What is known about a photo that nobody has described yet. */
export interface KnownOfPhoto {
  /** Common names of the tagged plants and animals. */
  names: string[];
  /** Its caption; '' when there is none. */
  caption: string;
  keywords: string[];
  /** The day it was taken in the site's zone as YYYY-MM-DD, '' when unknown. */
  day: string;
  /** What a program wrote into the file for people who cannot see the picture; '' for nothing. */
  altInFile?: string;
}

const firstSentence = (text: string) => text.split(/(?<=[.!?])\s|\n/)[0]?.trim() ?? "";

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * A first alt text: that of the file, else one never made of its name: 'Serviceberry and cedar waxwing, May 2, 2025'. The names of what
 * is on the photo, else its caption, else its keywords.
 */
export function suggestAlt({
  names,
  caption,
  keywords,
  day,
  altInFile = "",
}: KnownOfPhoto): string {
  if (altInFile !== "") return altInFile;
  const what =
    names.slice(0, 3).map(nameInSentence).join(" and ") ||
    firstSentence(caption).replace(/[.]$/, "") ||
    keywords.slice(0, 3).join(", ") ||
    "Garden photo";
  return (capitalized(what) + dayEnding(day)).slice(0, 500);
}
