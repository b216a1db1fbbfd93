import type { PhotoItem } from "./photo";

const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** '14 July 2025', from a day in the site's time zone (YYYY-MM-DD). */
function dayInWords(day: string): string {
  const [year = "", month = "", date = ""] = day.split("-");
  return `${Number(date)} ${months[Number(month) - 1]} ${year}`;
}

/** What is known about a photo that nobody has described yet. */
export interface KnownOfPhoto {
  /** Common names of the tagged plants and animals. */
  names: string[];
  /** Its title or caption from the file, '' when there is none. */
  title: string;
  keywords: string[];
  /** The day it was taken in the site's zone as YYYY-MM-DD, '' when unknown. */
  day: string;
}

const firstSentence = (text: string) => text.split(/(?<=[.!?])\s|\n/)[0]?.trim() ?? "";

/**
 * A first alt text, never a file name: 'Black-eyed Susan, 14 July 2025'. The names of what
 * is on the photo, else its title, else its keywords.
 */
export function suggestAlt({ names, title, keywords, day }: KnownOfPhoto): string {
  const what =
    names.slice(0, 3).join(" and ") ||
    firstSentence(title).replace(/[.]$/, "") ||
    keywords.slice(0, 3).join(", ") ||
    "Garden photo";
  return (day === "" ? what : `${what}, ${dayInWords(day)}`).slice(0, 500);
}

/** The texts that describe a photo. */
export type PhotoWords = Pick<PhotoItem, "photoId" | "alt" | "caption">;

/** What a photo shows, for people who cannot see it. */
export function photoAlt({ alt, caption, photoId }: PhotoWords): string {
  return alt || caption || `Photo ${photoId}`;
}

/** A photo's title for the tab and shared links: its description without the period. */
export function photoTitle(photo: PhotoWords): string {
  return photoAlt(photo).replace(/[.]\s*$/, "");
}
