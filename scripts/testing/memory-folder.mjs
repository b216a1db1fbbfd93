import { statfsSync } from "node:fs";

const memory = "/dev/shm";
const neededBytes = 2_000_000_000;

/**
 * Has temporary folders lie in memory where Linux offers that and there is room: servers under test wait for
 * the disk at each save. Containers often offer 64 MB only.
 */
export function useMemoryFolder() {
  try {
    const { bavail, bsize } = statfsSync(memory);
    if (bavail * bsize >= neededBytes) process.env.TMPDIR ??= memory;
  } catch {
    // No such folder: the disk will do.
  }
}
