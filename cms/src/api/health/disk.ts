import { statfs } from "node:fs/promises";

export interface Disk {
  freeBytes: number;
  totalBytes: number;
  isShort: boolean;
}

/** Below either limit, a photo import may not find enough space. */
const least = { bytes: 500_000_000, share: 0.05 };

/** Free space on a folder's disk, as far as this process may use it. */
export async function diskOf(folder: string): Promise<Disk> {
  const { bavail, blocks, bsize } = await statfs(folder);
  const disk = { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
  const isShort = disk.freeBytes < least.bytes || disk.freeBytes < disk.totalBytes * least.share;
  return { ...disk, isShort };
}
