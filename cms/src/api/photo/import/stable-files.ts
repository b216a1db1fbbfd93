import { stat } from "node:fs/promises";
import { relative } from "node:path";
import { setTimeout as passed } from "node:timers/promises";
import { folders } from "../files/folders";

/** A file modified longer ago than this is complete. */
const settledMs = 10_000;

/** Time between two checks of a file that may still be growing. */
const recheckMs = 2000;

/** The folder of an upload (always complete), and the file's own name. */
const uploaded = /^[0-9a-f]{16}[/\\]/;

/** The name of an inbox file for the owner, without the folder of an upload. */
export const nameInInbox = (file: string) => relative(folders.inbox, file).replace(uploaded, "");

/** Whether a file of the inbox came by an upload. */
export const isUploaded = (file: string): boolean => uploaded.test(relative(folders.inbox, file));

/** Size and modification time; null when the file is gone. */
const fingerprint = (file: string) =>
  stat(file).then(
    ({ size, mtimeMs }) => ({ size, mtimeMs }),
    () => null,
  );

/**
 * Separates files that can be imported from those still being copied into the inbox: one
 * modified a moment ago must look the same twice (docs/decisions/013).
 */
export async function separateStableFiles(
  files: string[],
): Promise<{ stable: string[]; growing: string[] }> {
  const first = await Promise.all(
    files.map((file) => (isUploaded(file) ? Promise.resolve(null) : fingerprint(file))),
  );
  const now = Date.now();
  const isYoung = (n: number) => Math.abs(now - (first[n]?.mtimeMs ?? 0)) < settledMs;
  if (!files.some((_file, n) => isYoung(n))) return { stable: files, growing: [] };
  await passed(recheckMs);
  const growing = new Set<string>();
  for (const [n, file] of files.entries()) {
    const was = first[n];
    const is = was && isYoung(n) ? await fingerprint(file) : null;
    if (was && is && (is.size !== was.size || is.mtimeMs !== was.mtimeMs)) growing.add(file);
  }
  return { stable: files.filter((file) => !growing.has(file)), growing: [...growing] };
}
