import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as passed } from "node:timers/promises";
import { expect, test } from "vitest";
import { newFile } from "../../src/platform/new-file";
import { folderOfTest } from "../fixtures/folders";

test("a file whose pipeline has failed does not come after it was removed", async () => {
  const file = join(folderOfTest(), "file");
  for (let n = 1; n <= 20; n += 1) {
    const cutOff = new Readable({ read: () => undefined }).on("error", () => undefined);
    cutOff.destroy(new Error("cut off"));
    await expect(pipeline(cutOff, await newFile(file))).rejects.toThrow();
    rmSync(file, { force: true });
    await passed(5);
    expect(existsSync(file), `time ${n}`).toBe(false);
  }
});

test("an ended pipeline has written its file, and another file of its name stays as it is", async () => {
  const file = join(folderOfTest(), "file");
  await pipeline(Readable.from(["whole"]), await newFile(file));
  expect(readFileSync(file, "utf8")).toBe("whole");
  await expect(newFile(file)).rejects.toThrow("EEXIST");
});
