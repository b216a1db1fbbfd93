import { dayMs } from "shared-types/kit/date";
import {
  appendFileSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { join } from "node:path";

/** How much is kept and for how long. */
interface Keeping {
  files: number;
  bytes: number;
  days: number;
}

/** Files are also rotated after this time, so that new lines do not keep old ones alive. */
const weekMs = 7 * dayMs;

/** When the first line of a file was written; NaN when unknown. */
function begunAt(file: string): number {
  const head = Buffer.alloc(64);
  const descriptor = openSync(file, "r");
  try {
    const length = readSync(descriptor, head);
    return Date.parse(/"time":"([^"]+)"/.exec(head.toString("utf8", 0, length))?.[1] ?? "");
  } finally {
    closeSync(descriptor);
  }
}

/**
 * Writes lines to `habitat.log` in a folder, with rotation by size and age.
 * Each line is written synchronously, so that a process that exits has said why.
 */
export function logFile(folder: string, { files, bytes, days }: Keeping) {
  const nth = (n: number) => join(folder, n === 0 ? "habitat.log" : `habitat.${n}.log`);
  const current = nth(0);
  let tidiedAt = -Infinity;

  function rotate(): void {
    rmSync(nth(files - 1), { force: true });
    for (let n = files - 2; n >= 0; n -= 1) if (existsSync(nth(n))) renameSync(nth(n), nth(n + 1));
  }

  function dropOld(now: number): void {
    for (let n = 1; n < files; n += 1)
      // The file's age is that of its last line; its first is at most a week older.
      if (existsSync(nth(n)) && now - statSync(nth(n)).mtimeMs > days * dayMs - weekMs)
        rmSync(nth(n));
  }

  /** At most once a day, besides rotation by size. */
  function tidy(now: number): void {
    tidiedAt = now;
    if (existsSync(current) && !(now - begunAt(current) < weekMs)) rotate();
    dropOld(now);
  }

  return {
    write(line: string, now: number): void {
      try {
        mkdirSync(folder, { recursive: true, mode: 0o700 });
        if (now - tidiedAt > dayMs) tidy(now);
        if (existsSync(current) && statSync(current).size + line.length > bytes) rotate();
        appendFileSync(current, `${line}\n`, { mode: 0o600 });
      } catch {
        // A full disk must not take the site down; the line is also on the terminal.
      }
    },
  };
}
