import { readFile } from "node:fs/promises";
import { extname } from "node:path";
import { plainText } from "../../../documents/html";
import { readXmp } from "./xmp";

/** What the JSON of Google Takeout or Flickr's export, or a list of another (`photo-lists.ts`), tells of a photo. Their places and people are not read. */
interface Told {
  title: string;
  caption: string;
  /** ISO 8601, without a zone the camera's clock, or ''. */
  dateTaken: string;
  /** The moment it was posted, where nothing says when it was taken. */
  datePosted: string;
  keywords: string[];
  /** Why its owner did not show it there: it was in Google's trash or Locked Folder, only for some to see on Flickr, or hidden elsewhere. */
  setAside: "" | "trashed" | "private" | "hidden";
}

/** What the files beside a photo say. */
interface Sidecars {
  /** XMP packets. */
  xmp: Buffer[];
  told: Told | null;
}

type Json = Partial<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const text = (value: unknown) => (typeof value === "string" ? value : "");

/** As a rule Takeout's title is the file's name. */
const fileName = /\.[a-z\d]{2,5}$/i;

function readTakeout(read: Json, photoTakenTime: Json): Told {
  // 0 stands for no date.
  const seconds = Number(text(photoTakenTime["timestamp"])) || Number.NaN;
  const taken = new Date(seconds * 1000);
  const title = text(read["title"]).trim();
  return {
    title: fileName.test(title) ? "" : title,
    caption: text(read["description"]),
    dateTaken: Number.isNaN(taken.getTime()) ? "" : taken.toISOString(),
    datePosted: "",
    keywords: [],
    setAside: read["trashed"] === true || read["inLockedFolder"] === true ? "trashed" : "",
  };
}

function readFlickr(read: Json): Told {
  const tags: unknown[] = Array.isArray(read["tags"]) ? read["tags"] : [];
  const taken = text(read["date_taken"]);
  return {
    title: text(read["name"]).trim(),
    caption: plainText(text(read["description"])),
    // For want of a date Flickr takes that of the upload.
    dateTaken: taken === read["date_imported"] ? "" : taken,
    datePosted: "",
    keywords: tags.map((tag) => (isObject(tag) ? text(tag["tag"]) : "")),
    setAside: read["privacy"] === "public" ? "" : "private",
  };
}

function readListed(read: Json): Told {
  const keywords: unknown[] = Array.isArray(read["keywords"]) ? read["keywords"] : [];
  return {
    title: "",
    caption: text(read["caption"]),
    dateTaken: text(read["dateTaken"]),
    datePosted: text(read["datePosted"]),
    keywords: keywords.map(text),
    setAside: read["isHidden"] === true ? "hidden" : "",
  };
}

/** What such JSON tells; null if it is something else. */
function readJson(json: string): Told | null {
  let read: unknown;
  try {
    read = JSON.parse(json.replace(/^\uFEFF/, ""));
  } catch {
    return null;
  }
  if (!isObject(read)) return null;
  if (read["isListed"] === true) return readListed(read);
  const { photoTakenTime, photopage, privacy } = read;
  if (isObject(photoTakenTime)) return readTakeout(read, photoTakenTime);
  return typeof photopage === "string" && typeof privacy === "string" ? readFlickr(read) : null;
}

/** What a sidecar says of its photo: something (XMP, be its description empty, or JSON), why it was set aside, or nothing. */
export async function sayingOf(
  path: string,
): Promise<"something" | "nothing" | Exclude<Told["setAside"], "">> {
  const bytes = await readFile(path);
  if (extname(path).toLowerCase() !== ".json")
    return readXmp([bytes]).size > 0 || bytes.includes("rdf:RDF") ? "something" : "nothing";
  const told = readJson(bytes.toString());
  return told ? told.setAside || "something" : "nothing";
}

/** Reads the files beside a photo; a broken one says nothing. */
export async function readSidecars(paths: readonly string[]): Promise<Sidecars> {
  const sidecars: Sidecars = { xmp: [], told: null };
  for (const path of paths) {
    const bytes = await readFile(path).catch(() => Buffer.alloc(0));
    if (extname(path).toLowerCase() === ".json") sidecars.told ??= readJson(bytes.toString());
    else sidecars.xmp.push(bytes);
  }
  return sidecars;
}
