// @slow
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, linkSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { importMessages } from "shared-types/photo/import-messages";
import type { PhotoDuplicate, ImportProgress } from "shared-types/photo/answers";
import { afterEach, describe, expect, test } from "vitest";
import { heicHeader } from "../fixtures/heic";
import { fresh, inboxOf } from "../fixtures/inbox";
import { useOwnersSite } from "../fixtures/panel";
import { filesBelow, publicFilesOf } from "../fixtures/photo-files";
import { sharp } from "../fixtures/pictures";

const { site, panel } = useOwnersSite();
const { put, run } = inboxOf(site, panel);
const progress = async () => (await panel.get<ImportProgress>("photosimport")).body;
const waiting = () => filesBelow(site, "inbox");
const image = (path: string) => join(site.dataDir, "images", path);

afterEach(() => {
  for (const name of ["rejected", "left"])
    rmSync(join(site.dataDir, "inbox", name), { recursive: true, force: true });
});

describe("what lies in the inbox", () => {
  test("comes in with all its files, from folders within folders, and leaves none behind", async () => {
    put("From the phone/July/Blue Jay.JPG", await fresh(700, 500));
    put("wren.png", await fresh(700, 500, "png"));
    put(".hidden.jpg", await fresh());
    put("copying.jpg.part", await fresh());
    const before = await progress();
    expect(before).toMatchObject({ state: "idle", total: 0, done: 0, current: "", waiting: 2 });
    const answer = await run();
    expect(answer).toEqual({
      errors: [],
      imported: 2,
      skipped: 0,
      same: [],
      failed: [],
      newKeywords: [],
      openDates: [],
      photos: [
        { photoId: expect.any(Number) as number, fileName: "blue-jay.jpg", renamedFrom: "" },
        { photoId: expect.any(Number) as number, fileName: "wren.jpg", renamedFrom: "" },
      ],
    });
    expect(waiting()).toEqual([".hidden.jpg", "copying.jpg.part"]);
    expect(existsSync(join(site.dataDir, "inbox/From the phone"))).toBe(false);
    for (const name of ["blue-jay.jpg", "wren.jpg"])
      expect(publicFilesOf(site, name)).toHaveLength(8);
    expect(filesBelow(site, "imports")).toEqual([]);
    expect(await progress()).toEqual({ ...before, waiting: 0, result: answer });
    for (const name of waiting()) rmSync(join(site.dataDir, "inbox", name));
  });

  test("is told of while it comes in, and a second call joins the first", async () => {
    for (let n = 0; n < 6; n += 1) put(`many/many-${n}.jpg`, await fresh());
    const first = run();
    const seen: ImportProgress[] = [];
    const second = run();
    while (seen.at(-1)?.state !== "idle") {
      seen.push(await progress());
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    expect(await second).toEqual(await first);
    expect((await first).imported).toBe(6);
    const during = seen.filter(({ state }) => state === "running");
    expect(during.length).toBeGreaterThan(1);
    expect(during.some(({ total, current }) => total === 6 && current.startsWith("many/"))).toBe(
      true,
    );
    const done = during.map((at) => at.done);
    expect(done).toEqual(done.toSorted((a, b) => a - b));
    expect(Math.max(...done)).toBeGreaterThan(0);
    expect((await first).photos.map(({ fileName }) => fileName)).toEqual(
      [0, 1, 2, 3, 4, 5].map((n) => `many-${n}.jpg`),
    );
  });

  test("is skipped when its bytes are here already, under whatever name", async () => {
    const bytes = await fresh();
    const other = await fresh();
    put("left/first.jpg", bytes);
    put("left/twin.jpg", bytes);
    const { photos, ...report } = await run();
    const same = [{ photoId: photos[0]?.photoId, fileName: "left/twin.jpg" }];
    expect(report).toMatchObject({ imported: 1, skipped: 1, same, failed: [] });
    put("left/again.jpg", bytes);
    put("left/new.jpg", other);
    expect(await run()).toMatchObject({ imported: 1, skipped: 1, errors: [] });
    expect(waiting()).toEqual([]);
  });

  test("is numbered by the date taken, then by name, and the undated come last", async () => {
    const dated = async (name: string, DateTimeOriginal: string) =>
      put(
        name,
        await sharp(await fresh())
          .withExif({ IFD2: { DateTimeOriginal } })
          .toBuffer(),
      );
    put("left/img-10.jpg", await fresh());
    put("left/img-9.jpg", await fresh());
    await dated("left/a.jpg", "2025:05:02 10:00:00");
    await dated("left/z.jpg", "2024:05:02 10:00:00");
    await dated("left/b.jpg", "2025:05:02 10:00:00");
    const { photos } = await run();
    const names = ["z", "a", "b", "img-9", "img-10"].map((name) => `${name}.jpg`);
    expect(photos.map(({ fileName }) => fileName)).toEqual(names);
  });

  test("keeps both of one name, and tells the new one's", async () => {
    const names = ["a/Tree.jpg", "b/tree.JPG", "c/Trée.jpg", "d/Tre\u0301e.jpeg"];
    for (const name of names) put(name, await fresh());
    const answer = await run();
    expect(answer.errors).toEqual([{ fieldId: "", errorMessage: importMessages.duplicates }]);
    expect(answer.photos).toEqual([
      expect.objectContaining({ fileName: "tree.jpg", renamedFrom: "" }),
      expect.objectContaining({ fileName: "tree-2.jpg", renamedFrom: "tree.JPG" }),
      expect.objectContaining({ fileName: "tree-3.jpg", renamedFrom: "Trée.jpg" }),
      expect.objectContaining({ fileName: "tree-4.jpg", renamedFrom: "Trée.jpeg" }),
    ]);
    const rows = (await panel.call<PhotoDuplicate[]>("POST", "photodupsget")).body;
    expect(rows.map((row) => [row.fileName_Old, row.fileName_New])).toEqual([
      ["Trée.jpeg", "tree-4.jpg"],
      ["Trée.jpg", "tree-3.jpg"],
      ["tree.JPG", "tree-2.jpg"],
    ]);
    expect(rows[0]?.dateUploaded).toMatch(/^\d{4}-.*Z$/);
    expect(rows.map((row) => row.photoDuplicateId)).toEqual(
      rows.map((row) => row.photoDuplicateId).toSorted((a, b) => b - a),
    );
  });

  test("is refused with a reason, and lies among the rejected, none over another", async () => {
    put("left/a/text.jpg", "not a photo");
    put("left/b/text.jpg", "not a photo either");
    put("left/cut.jpg", (await fresh(900, 900)).subarray(0, 20_000));
    put("left/header.heic", heicHeader([640, 480]));
    put("left/good.jpg", await fresh());
    const { failed, imported: count } = await run();
    expect(count).toBe(1);
    expect(failed.toSorted((a, b) => (a.fileName < b.fileName ? -1 : 1))).toEqual([
      { fileName: "left/a/text.jpg", errorMessage: importMessages.notPhoto },
      { fileName: "left/b/text.jpg", errorMessage: importMessages.notPhoto },
      { fileName: "left/cut.jpg", errorMessage: importMessages.damaged },
      { fileName: "left/header.heic", errorMessage: importMessages.damaged },
    ]);
    expect(waiting()).toEqual(["cut.jpg", "header.heic", "text-2.jpg", "text.jpg"]);
    const texts = ["text.jpg", "text-2.jpg"].map((name) =>
      readFileSync(join(site.dataDir, "inbox/rejected", name), "utf8"),
    );
    expect(texts.toSorted()).toEqual(["not a photo", "not a photo either"]);
    expect(await run()).toMatchObject({ imported: 0, failed: [] });
  });

  test("is there once among the rejected, also when a kill had left it both names", async () => {
    put("left/half.jpg", "half way out");
    put("rejected/half.jpg", "another of that name");
    linkSync(
      join(site.dataDir, "inbox/left/half.jpg"),
      join(site.dataDir, "inbox/rejected/half-2.jpg"),
    );
    expect((await run()).failed).toHaveLength(1);
    expect(waiting().filter((name) => name.startsWith("half"))).toEqual(["half-2.jpg", "half.jpg"]);
  });

  test("and vanishes meanwhile is told so, and nothing is left of it", async () => {
    for (let n = 0; n < 5; n += 1) put(`left/gone-${n}.jpg`, await fresh(700, 500));
    const running = run();
    while ((await progress()).total === 0);
    rmSync(join(site.dataDir, "inbox/left/gone-4.jpg"));
    const { imported: count, failed } = await running;
    expect([count, failed]).toEqual([
      4,
      [{ fileName: "left/gone-4.jpg", errorMessage: importMessages.vanished }],
    ]);
    expect(existsSync(image("_full/gone-4.jpg"))).toBe(false);
    expect(filesBelow(site, "imports")).toEqual([]);
  });

  test("is refused while another process imports, and not once that process has been killed", async () => {
    const holds = `const Database = require("better-sqlite3");
      new Database(process.argv[1]).exec("begin exclusive");
      process.stdout.write("held");
      setInterval(() => undefined, 1000);`;
    const lock = join(site.dataDir, "import.lock");
    const cwd = join(import.meta.dirname, "../..");
    const other = spawn(process.execPath, ["-e", holds, lock], { cwd, stdio: "pipe" });
    await once(other.stdout, "data");
    put("left/locked.jpg", await fresh());
    const refused = await panel.call<{ error: { message: string } }>("POST", "photosimport");
    expect(refused.status).toBe(409);
    expect(refused.body.error.message).toContain("Another server");
    other.kill("SIGKILL");
    await once(other, "close");
    expect(await run()).toMatchObject({ imported: 1 });
  });
});
