/** What is known of a file of a copy without reading it. */
export interface FileNote {
  /** The same if the content is: a hash, or for a picture its version. */
  digest: string;
  bytes: number;
}

/** The files of a copy, by path: relative, with plain slashes. */
export type Manifest = ReadonlyMap<string, FileNote>;

/** In the order in which they are sent: nothing is online before what it names. */
const stages = ["pictures", "app", "data", "pages", "others"] as const;
type Stage = (typeof stages)[number];

/** Pages have no ending in buckets without index.html. */
const isPage = (path: string) => /(?:^|\/)(?:[^/.]+|[^/]+\.html)$/.test(path);

/** The list of parts: all of them have a hash in their name. */
const dataIndex = "data/index.json";

function stageOf(path: string): Stage {
  if (path.startsWith("assets/images/")) return "pictures";
  if (path.startsWith("assets/")) return "app";
  if (path.startsWith("data/") && path !== dataIndex) return "data";
  return isPage(path) ? "pages" : "others";
}

/** Pages go before what they name. */
const pagesFirst = (one: string, other: string) =>
  stages.indexOf(stageOf(other)) - stages.indexOf(stageOf(one));

/** Whether visitors who opened a page before may still ask for it: code of the page that they look at. */
const isLateAsked = (path: string) => stageOf(path) === "app";

/** What makes a copy out of another. */
export interface Difference {
  /** New and changed files in a safe order: cut off anywhere, each page that is online has all that it names. */
  put: string[];
  /** Files to delete when all is put, in a safe order too. */
  remove: string[];
  /** Scripts and styles that nothing names any more: removed by the next publish, for who has an old page open. */
  retired: string[];
}

/**
 * What turns one copy into another.
 * @param online  what is there, also of an interrupted publish
 * @param retired  what the last whole publish retired
 */
export function differenceOf(
  online: Manifest,
  wanted: Manifest,
  retired: ReadonlySet<string> = new Set(),
): Difference {
  const isNew = (path: string) => wanted.get(path)?.digest !== online.get(path)?.digest;
  const put = new Map<Stage, string[]>(stages.map((stage) => [stage, []]));
  for (const path of wanted.keys()) if (isNew(path)) put.get(stageOf(path))?.push(path);
  const gone = [...online.keys()].filter((path) => !wanted.has(path));
  const staysOnce = (path: string) => isLateAsked(path) && !retired.has(path);
  return {
    put: [...put.values()].flat(),
    remove: gone.filter((path) => !staysOnce(path)).sort(pagesFirst),
    retired: gone.filter(staysOnce),
  };
}

/** How much a publish sends and deletes, for its preview. */
export function summaryOf({ put, remove }: Difference, wanted: Manifest) {
  const of = (paths: string[], stage: Stage) =>
    paths.filter((path) => stageOf(path) === stage).length;
  return {
    pages: of(put, "pages"),
    photos: of(put, "pictures"),
    bytes: put.reduce((sum, path) => sum + (wanted.get(path)?.bytes ?? 0), 0),
    removed: remove.length,
  };
}

const format = 1;

interface Stored {
  format: typeof format;
  files: [path: string, digest: string, bytes: number][];
  retired: string[];
}

/** A manifest as it is stored beside the copy. */
export function storedManifest(files: Manifest, retired: readonly string[] = []): string {
  const lines = [...files].map(([path, { digest, bytes }]): Stored["files"][number] => [
    path,
    digest,
    bytes,
  ]);
  return JSON.stringify({ format, files: lines, retired: [...retired] } satisfies Stored);
}

/** The same, read; null if it is of another format or was cut off. */
export function readManifest(
  text: string,
): { files: Map<string, FileNote>; retired: Set<string> } | null {
  try {
    const stored = JSON.parse(text) as Partial<Stored>;
    if (stored.format !== format || !stored.files || !stored.retired) return null;
    const files = stored.files.map(([path, digest, bytes]) => [path, { digest, bytes }] as const);
    return { files: new Map(files), retired: new Set(stored.retired) };
  } catch {
    return null;
  }
}
