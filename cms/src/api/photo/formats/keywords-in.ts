import type { Iptc } from "./iptc";
import { textOfWindows } from "./metadata-text";
import { readXml, textIn, textsIn, type XmpProperties, type XmpValue } from "./xmp";

/** The paths of the Metadata Working Group's keywords, which are nested: their ends. */
function leavesOf(values: XmpValue[]): string[] {
  return values.flatMap(({ fields }) => {
    const children = leavesOf(fields.get("mwg-kw:Children") ?? []);
    return children.length > 0 ? children : textsIn(fields, "mwg-kw:Keyword");
  });
}

/** The assigned ends of ACDSee's categories: XML within XMP's text. */
function assignedIn(xml: string): string[] {
  const visit = (element: ReturnType<typeof readXml>): string[] => {
    const below = element.children.flatMap(visit);
    const isAssigned = element.attributes.get("Assigned") === "1";
    return below.length > 0 || !isAssigned ? below : [element.text.trim()];
  };
  return visit(readXml(xml));
}

/** Where photo programs file keywords beside dc:subject, in paths or as they are. */
const properties = [
  "lr:hierarchicalSubject",
  "digiKam:TagsList",
  "MicrosoftPhoto:LastKeywordXMP",
  "mediapro:CatalogSets",
  "acdsee:keywords",
  // gThumb's, beside IPTC's: no field of the IPTC's schema.
  "Iptc4xmpCore:Keywords",
];

/** What darktable files for itself, such as `darktable|format|jpg`: no keyword of its user. */
const isDarktables = (path: string) => path.startsWith("darktable|");

/** The keywords of XMP in all the places where programs write them. */
export function keywordsInXmp(xmp: XmpProperties): string[] {
  const bookkeeping = textsIn(xmp, "lr:hierarchicalSubject").filter(isDarktables);
  // It writes each part of these paths into dc:subject as well.
  const parts = new Set(bookkeeping.flatMap((path) => path.split("|")));
  return [
    ...textsIn(xmp, "dc:subject").filter((word) => !parts.has(word)),
    ...properties.flatMap((name) => textsIn(xmp, name)),
    ...(xmp.get("mwg-kw:Keywords") ?? []).flatMap(({ fields }) =>
      leavesOf(fields.get("mwg-kw:Hierarchy") ?? []),
    ),
    ...assignedIn(textIn(xmp, "acdsee:categories")),
  ].filter((keyword) => !isDarktables(keyword));
}

/** The longest keyword of IPTC, in bytes. */
const iptcLongest = 64;

/** IPTC's text, or XMP's if IPTC cut it off at its limit in bytes. */
export function uncut(iptc: string, xmp: string, limit: number): string {
  const isCut = Buffer.byteLength(iptc) > limit - 4 && xmp.startsWith(iptc);
  return isCut ? xmp : iptc;
}

/** The keywords of IPTC: what it had no room for is taken from XMP. */
export const keywordsInIptc = (iptc: Iptc, xmp: XmpProperties): string[] =>
  iptc.keywords.map((word) => {
    const whole = (subject: string) => uncut(word, subject, iptcLongest) !== word;
    return textsIn(xmp, "dc:subject").find(whole) ?? word;
  });

/** Windows' keywords are separated by semicolons. */
export const keywordsInExif = (xpKeywords: Buffer | null): string[] =>
  textOfWindows(xpKeywords).split(";");
