/** What a list tells of one of its photos; the same is then in a file of its own beside the photo. */
export interface ListedPhoto {
  caption: string;
  /** ISO 8601, or ''. */
  dateTaken: string;
  /** When it was shown to others, for want of a better one. */
  datePosted: string;
  keywords: string[];
  /** Whether its owner has hidden, archived or deleted it there. */
  isHidden: boolean;
}

type Json = Partial<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Meta's exports have each byte of UTF-8 as a character of its own (sorashi.github.io/fix-facebook-json-archive-encoding). */
function textIn(value: unknown): string {
  const text = typeof value === "string" ? value : "";
  try {
    const bytes = Uint8Array.from(text, (character) => {
      const code = character.charCodeAt(0);
      if (code > 0xff) throw new RangeError();
      return code;
    });
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes).trim();
  } catch {
    return text.trim();
  }
}

const isoOf = (seconds: unknown): string =>
  typeof seconds === "number" && seconds > 0 ? new Date(seconds * 1000).toISOString() : "";

/** The text of a post, by the place where it stands: around its photos, not with each. */
function textOfPost(post: Json): string {
  const texts = listIn(post["data"]).map((part) => (isObject(part) ? textIn(part["post"]) : ""));
  const labeled = listIn(post["label_values"]).filter(isObject);
  return texts.find(Boolean) ?? textIn(labeled.find(({ label }) => label === "Caption")?.["value"]);
}

const hiddenLists = /^(?:ig_archived|ig_recently_deleted|archive_v2|trash_v2)/;
/** “#1” is none. */
const hashtag = /#([\p{N}_]*\p{L}[\p{L}\p{N}_]*)/gu;
/** Dots keep them below what is shown at first. One alone behind a word is the sentence's last: “Our first #monarch”. */
const hashtagsBehind =
  /(?:\s+[.•·]+)*(?:(?:\s*#[\p{L}\p{N}_]+){2,}|\s*(?<![\p{L}\p{N}_,] *)#[\p{L}\p{N}_]+)\s*$/u;

/** A caption without the hashtags behind it, and all of them as keywords. */
function withoutHashtags(text: string) {
  return {
    caption: text.replace(hashtagsBehind, ""),
    keywords: [...text.matchAll(hashtag)].map(([, word = ""]) => word),
  };
}

interface Around {
  /** The title of a post of Instagram; Facebook's says who has posted. */
  title: string;
  text: string;
  isHidden: boolean;
}

function mediumIn(medium: Json, uri: string, around: Around): ListedPhoto {
  const isInstagrams = uri.startsWith("media/");
  // Facebook titles a photo by its album.
  const own = textIn(medium[isInstagrams ? "title" : "description"]);
  const metadata = isObject(medium["media_metadata"]) ? medium["media_metadata"] : {};
  const photo = isObject(metadata["photo_metadata"]) ? metadata["photo_metadata"] : {};
  const taken = listIn(photo["exif_data"]).find(
    (part) => isObject(part) && Boolean(part["taken_timestamp"]),
  ) as Json | undefined;
  return {
    ...withoutHashtags(own || (isInstagrams && around.title) || around.text),
    dateTaken: isoOf(taken?.["taken_timestamp"]),
    datePosted: isoOf(medium["creation_timestamp"]),
    isHidden: around.isHidden,
  };
}

/** What two places tell of one photo. */
const together = (first: ListedPhoto | undefined, other: ListedPhoto): ListedPhoto =>
  first
    ? {
        caption: first.caption || other.caption,
        keywords: [...new Set([...first.keywords, ...other.keywords])],
        dateTaken: first.dateTaken || other.dateTaken,
        datePosted: first.datePosted || other.datePosted,
        isHidden: first.isHidden || other.isHidden,
      }
    : other;

/** Every photo in the posts, albums and stories of Instagram and Facebook, wherever their exports have them. */
function readMeta(value: unknown, around: Around, into: Map<string, ListedPhoto>): void {
  for (const one of listIn(value)) readMeta(one, around, into);
  if (!isObject(value)) return;
  const { uri } = value;
  if (typeof uri === "string" && typeof value["creation_timestamp"] === "number") {
    const name = uri.split("/").at(-1) ?? "";
    // An album's cover is one of its photos, and says less.
    into.set(name, together(into.get(name), mediumIn(value, uri, around)));
    return;
  }
  const title = textIn(value["title"]) || around.title;
  const text = textOfPost(value) || around.text;
  for (const [key, inner] of Object.entries(value))
    readMeta(inner, { title, text, isHidden: around.isHidden || hiddenLists.test(key) }, into);
}

/** Facebook says by a file's name alone that its posts are not on display. */
const hiddenFile = /^(?:archive|trash)\.json$/i;

/** A line of iCloud's list: name, checksum, favorite, hidden, deleted, and "Saturday June 4,2022 12:11 PM GMT". */
const icloudLine =
  /^(?:"([^"]+)"|([^,"\r\n]+)),[^,\r\n]*,[^,\r\n]*,(yes|no),(yes|no),"?\w* ?([^"\r\n]*)/gm;

function readIcloud(text: string, into: Map<string, ListedPhoto>): void {
  for (const [, quoted, bare, hidden, deleted, date = ""] of text.matchAll(icloudLine)) {
    const taken = new Date(date.replace(",", ", ").replace(/\s+/g, " "));
    into.set(quoted ?? bare ?? "", {
      caption: "",
      keywords: [],
      dateTaken: Number.isNaN(taken.getTime()) ? "" : taken.toISOString(),
      datePosted: "",
      isHidden: hidden === "yes" || deleted === "yes",
    });
  }
}

/** Whether a file, by its name, is iCloud's list of the photos in its folder. */
export const isIcloudList = (name: string): boolean => /^Photo Details.*\.csv$/i.test(name);

/** What a list of Instagram, Facebook or iCloud tells of photos, by their names; of anything else nothing. */
function listedPhotos(name: string, text: string): Map<string, ListedPhoto> {
  const listed = new Map<string, ListedPhoto>();
  if (isIcloudList(name)) readIcloud(text, listed);
  else
    try {
      const around = { title: "", text: "", isHidden: hiddenFile.test(name) };
      readMeta(JSON.parse(text.replace(/^\uFEFF/, "")), around, listed);
    } catch {
      // A broken one tells nothing.
    }
  return listed;
}

const folderAndName = (path: string) => /^(.*[/\\])?(.*)$/s.exec(path)?.slice(1) ?? [];

/**
 * What lists tell of photos: a file for each photo that lists tell of, as if it had lain beside it. iCloud's names are those
 * of one folder; Meta's are numbers, wherever the zips of an export were unpacked.
 * @param photos their paths
 * @returns by path what the file beside a photo says; and by a list's path of how many photos it tells, and the names of hidden ones that are not here
 */
export function readPhotoLists(
  lists: readonly { path: string; text: string }[],
  photos: readonly string[],
) {
  const byName = new Map<string, string[]>();
  for (const path of photos) {
    const [, name = ""] = folderAndName(path);
    byName.set(name, [...(byName.get(name) ?? []), path]);
  }
  const told = new Map<string, ListedPhoto>();
  const counts = new Map<string, { here: number; all: number; hiddenElsewhere: string[] }>();
  for (const { path, text } of lists) {
    const [folder, list = ""] = folderAndName(path);
    const listed = listedPhotos(list, text);
    let here = 0;
    const hiddenElsewhere: string[] = [];
    for (const [name, one] of listed) {
      const own = (byName.get(name) ?? []).filter(
        (photo) => !isIcloudList(list) || folderAndName(photo)[0] === folder,
      );
      for (const photo of own) told.set(photo, together(told.get(photo), one));
      here += own.length;
      if (own.length === 0 && one.isHidden) hiddenElsewhere.push(name);
    }
    counts.set(path, { here, all: listed.size, hiddenElsewhere });
  }
  const sidecars = new Map(
    [...told].map(([photo, one]) => [photo, JSON.stringify({ ...one, isListed: true })]),
  );
  return { sidecars, counts };
}

/** What the file of a photo on a list, or of Takeout or Flickr, has in it. */
const tellsOfOne = /"(?:isListed|photoTakenTime|photopage)"\s*:/;

/** Whether a JSON file tells of neither one photo nor several, here or elsewhere: of an account's followers, say. */
export const isOfNoPhoto = (text: string, listed: number): boolean =>
  listed === 0 && !tellsOfOne.test(text);
