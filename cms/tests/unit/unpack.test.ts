import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as passed } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { pack } from "tar-stream";
import { expect, test } from "vitest";
import { contentsLine } from "../../src/api/backup/manifest";
import { unpack } from "../../src/api/backup/unpack";
import { folderOfTest } from "../fixtures/folders";

type Entries = [name: string, content: Buffer | null][];

/** A tar of these; null is a folder. */
async function tarOf(entries: Entries): Promise<Buffer> {
  const tar = pack();
  for (const [name, content] of entries)
    if (content) tar.entry({ name }, content);
    else tar.entry({ name, type: "directory" });
  tar.finalize();
  const chunks: Buffer[] = [];
  for await (const chunk of tar) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

const files: Entries = [1, 2, 3, 4, 5, 6].map((n) => [
  `files/folder-${n}/${n}.bin`,
  Buffer.alloc(n * 30_000, n),
]);

const sha256 = (content: Buffer) => createHash("sha256").update(content).digest("hex");

/** The list and the manifest of these files. */
function endOf(entries: Entries): Entries {
  const lines = entries.map(([path, content]) =>
    content ? contentsLine(path, content.length, sha256(content)) : "",
  );
  const list = Buffer.from(lines.join(""));
  const manifest = {
    format: 1,
    app: { name: "backyard-habitat", version: "1.0.0" },
    contents: { count: entries.length, bytes: 0, sha256: sha256(list) },
  };
  return [
    ["contents.ndjson", list],
    ["manifest.json", Buffer.from(JSON.stringify(manifest))],
  ];
}

/** Unpacks these bytes. */
async function unpacked(bytes: Buffer) {
  const place = folderOfTest();
  writeFileSync(join(place, "backup.tar"), bytes);
  const { contents } = await unpack(join(place, "backup.tar"), join(place, "restoring"));
  return [contents.count, readFileSync(join(place, "restoring/files/folder-6/6.bin")).length];
}

test("a backup that another program has packed again, or gzipped, is the same backup", async () => {
  const whole = [...files, ...endOf(files)];
  const dotted = whole.map(([name, content]): Entries[number] => [`./${name}`, content]);
  for (const bytes of [
    await tarOf(whole),
    await tarOf([["./", null], ["./files/", null], ...dotted.toReversed()]),
    await tarOf([["._manifest.json", Buffer.from("Mac OS X")], ...whole]),
    gzipSync(await tarOf(whole)),
  ])
    expect(await unpacked(bytes)).toEqual([6, 180_000]);
});

test("a backup with a file too few, too many or another is refused, gzipped or not", async () => {
  const end = endOf(files);
  const other: Entries = [["files/folder-6/6.bin", Buffer.alloc(30_000, 7)]];
  for (const entries of [
    [...files.slice(1), ...end],
    [...files, ["files/folder-7/7.bin", Buffer.alloc(1)] as const, ...end],
    [...files.slice(0, -1), ...other, ...end],
  ]) {
    const tar = await tarOf(entries as Entries);
    await expect(unpacked(tar)).rejects.toThrow(/do not match its own list/);
    await expect(unpacked(gzipSync(tar))).rejects.toThrow(/do not match its own list/);
  }
  const zipped = gzipSync(await tarOf([...files, ...end]));
  await expect(unpacked(zipped.subarray(0, zipped.length >> 1))).rejects.toThrow(
    /damaged or cut off/,
  );
});

test("of a backup that is cut off no file comes after the refusal, whose folder is removed", async () => {
  const whole = await tarOf(files);
  const place = folderOfTest();
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
});
