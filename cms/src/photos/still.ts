import { stat } from "node:fs/promises";
import { relative } from "node:path";
import { setTimeout as passed } from "node:timers/promises";
import { folders } from "./folders";

/** What was last written to before this is whole. */
const settledMs = 10_000;

/** Between two looks at a file that may still be growing. */
const lookMs = 2000;

/** The folder of an upload, which is whole when it gets there, and the file's own name. */
const uploaded = /^[0-9a-f]{16}[/\\]/;

/** The name the owner knows a file of the inbox by: the folder an upload lies in is ours. */
export const nameInInbox = (file: string) => relative(folders.inbox, file).replace(uploaded, "");

const isUploaded = (file: string) => uploaded.test(relative(folders.inbox, file));

/** Size and time of the last change; null when the file has gone. */
const look = (file: string) =>
  stat(file).then(
    ({ size, mtimeMs }) => ({ size, mtimeMs }),
    () => null,
  );

/**
 * Parts the files that can be taken from those that somebody is still copying into the inbox: who was
 * written to a moment ago must look the same twice (decision 090).
 */
export async function partStill(files: string[]): Promise<{ still: string[]; growing: string[] }> {
  const first = await Promise.all(
    files.map((file) => (isUploaded(file) ? Promise.resolve(null) : look(file))),
  );
  const now = Date.now();
  const isYoung = (n: number) => Math.abs(now - (first[n]?.mtimeMs ?? 0)) < settledMs;
  if (!files.some((_file, n) => isYoung(n))) return { still: files, growing: [] };
  await passed(lookMs);
  const growing = new Set<string>();
  for (const [n, file] of files.entries()) {
    const was = first[n];
    const is = was && isYoung(n) ? await look(file) : null;
    if (was && is && (is.size !== was.size || is.mtimeMs !== was.mtimeMs)) growing.add(file);
  }
  return { still: files.filter((file) => !growing.has(file)), growing: [...growing] };
}
