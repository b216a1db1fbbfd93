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

/** What is known to be online. */
export interface Online {
  files: Manifest;
  /** Scripts and styles that nothing there names any more, for who has an older page open. */
  retired: ReadonlySet<string>;
}

/** The home page: where it is not, somebody has emptied the place, whatever is noted. */
export const homeFile = "index.html";

export const nothingOnline: Online = { files: new Map(), retired: new Set() };

/**
 * What is to be online: all that is wanted, and for one more publish the scripts and styles that were. A visitor who
 * opened a page before asks for its code later; a text or picture that is hidden now is not for anybody.
 */
export function withRetired({ files, retired }: Online, wanted: Manifest): Online {
  const late = [...files].filter(
    ([path]) => stageOf(path) === "app" && !wanted.has(path) && !retired.has(path),
  );
  return {
    files: new Map([...wanted, ...late]),
    retired: new Set(late.map(([path]) => path)),
  };
}

/** What is online after a publish that was cut off: of the files that it was to change nothing is known. */
export function afterCut(files: Manifest, touched: readonly string[]): Manifest {
  return new Map([...files, ...touched.map((path) => [path, { digest: "", bytes: 0 }] as const)]);
}

/** Files to put, by stage: those of one may be put at the same time. */
export const inStages = (put: readonly string[]): string[][] =>
  stages.map((stage) => put.filter((path) => stageOf(path) === stage));

/** What makes a copy out of another. */
interface Difference {
  /** New and changed files in a safe order: cut off anywhere, each page that is online has all that it names. */
  put: string[];
  /** Files to delete when all is put, in a safe order too. */
  remove: string[];
}

/** What turns one copy into another. */
export function differenceOf(online: Manifest, wanted: Manifest): Difference {
  const put = new Map<Stage, string[]>(stages.map((stage) => [stage, []]));
  for (const [path, { digest }] of wanted)
    if (digest !== online.get(path)?.digest) put.get(stageOf(path))?.push(path);
  return {
    put: [...put.values()].flat(),
    remove: [...online.keys()].filter((path) => !wanted.has(path)).sort(pagesFirst),
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

/** What is online, as it is stored beside the copy. */
export function storedOnline({ files, retired }: Online): string {
  const lines = [...files].map(([path, { digest, bytes }]): Stored["files"][number] => [
    path,
    digest,
    bytes,
  ]);
  return JSON.stringify({ format, files: lines, retired: [...retired] } satisfies Stored);
}

/** The same, read; null if it is of another format or was cut off. */
export function readOnline(text: string): Online | null {
  try {
    const stored = JSON.parse(text) as Partial<Stored>;
    if (stored.format !== format || !stored.files || !stored.retired) return null;
    const files = stored.files.map(([path, digest, bytes]) => [path, { digest, bytes }] as const);
    return { files: new Map(files), retired: new Set(stored.retired) };
  } catch {
    return null;
  }
}
