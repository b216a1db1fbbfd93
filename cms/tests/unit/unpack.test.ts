import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as passed } from "node:timers/promises";
import { pack } from "tar-stream";
import { expect, test } from "vitest";
import { unpack } from "../../src/api/backup/unpack";

async function backup(): Promise<Buffer> {
  const tar = pack();
  for (let n = 1; n <= 6; n += 1)
    tar.entry({ name: `files/folder-${n}/${n}.bin` }, Buffer.alloc(n * 30_000, n));
  tar.finalize();
  const chunks: Buffer[] = [];
  for await (const chunk of tar) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

test("of a backup that is cut off no file comes after the refusal, whose folder is removed", async () => {
  const whole = await backup();
  const place = mkdtempSync(join(tmpdir(), "habitat-cut-"));
  const [file, folder] = [join(place, "backup.tar"), join(place, "restoring")];
  const cuts = 40;
  for (let n = 1; n <= cuts; n += 1) {
    writeFileSync(file, whole.subarray(0, Math.floor((whole.length * n) / (cuts + 1))));
    mkdirSync(folder);
    await expect(unpack(file, folder)).rejects.toThrow(/damaged or cut off|its end is missing/);
    rmSync(folder, { recursive: true, force: true });
    await passed(3);
    expect(existsSync(folder), `cut ${n}`).toBe(false);
  }
  rmSync(place, { recursive: true });
});
