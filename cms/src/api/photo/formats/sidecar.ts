import { readFile } from "node:fs/promises";
import { extname } from "node:path";
import { readXmp } from "./xmp";

/** What Google Takeout's JSON tells of a photo. Its places and people are not read. */
interface Takeout {
  title: string;
  caption: string;
  /** ISO 8601, or ''. */
  dateTaken: string;
  /** Its owner had it in the trash or in the Locked Folder, which Takeout has as well. */
  isSetAside: boolean;
}

/** What the files beside a photo say. */
interface Sidecars {
  /** XMP packets. */
  xmp: Buffer[];
  takeout: Takeout | null;
}

type Json = Partial<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const text = (value: unknown) => (typeof value === "string" ? value : "");

/** As a rule Takeout's title is the file's name. */
const fileName = /\.[a-z\d]{2,5}$/i;

/** Takeout's JSON; null if it is something else. */
function readTakeout(json: string): Takeout | null {
  let read: unknown;
  try {
    read = JSON.parse(json.replace(/^\uFEFF/, ""));
  } catch {
    return null;
  }
  if (!isObject(read) || !isObject(read["photoTakenTime"])) return null;
  // 0 stands for no date.
  const seconds = Number(text(read["photoTakenTime"]["timestamp"])) || Number.NaN;
  const taken = new Date(seconds * 1000);
  const dateTaken = Number.isNaN(taken.getTime()) ? "" : taken.toISOString();
  const title = text(read["title"]).trim();
  return {
    title: fileName.test(title) ? "" : title,
    caption: text(read["description"]),
    dateTaken,
    isSetAside: read["trashed"] === true || read["inLockedFolder"] === true,
  };
}

/** What a sidecar says of its photo: something (XMP, be its description empty, or Takeout's JSON), that it was set aside, or nothing. */
export async function sayingOf(path: string): Promise<"something" | "setAside" | "nothing"> {
  const bytes = await readFile(path);
  if (extname(path).toLowerCase() !== ".json")
    return readXmp([bytes]).size > 0 || bytes.includes("rdf:RDF") ? "something" : "nothing";
  const takeout = readTakeout(bytes.toString());
  return takeout?.isSetAside ? "setAside" : takeout ? "something" : "nothing";
}

/** Reads the files beside a photo; a broken one says nothing. */
export async function readSidecars(paths: readonly string[]): Promise<Sidecars> {
  const sidecars: Sidecars = { xmp: [], takeout: null };
  for (const path of paths) {
    const bytes = await readFile(path).catch(() => Buffer.alloc(0));
    if (extname(path).toLowerCase() === ".json") sidecars.takeout ??= readTakeout(bytes.toString());
    else sidecars.xmp.push(bytes);
  }
  return sidecars;
}
