import { readdirSync, readFileSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { jsonLine, plainLine } from "../../src/platform/log/line";
import { logFile } from "../../src/platform/log/log-file";
import { scrub } from "../../src/platform/log/scrub";
import { folderOfTest } from "../fixtures/folders";

const time = new Date("2026-11-22T05:52:03.000Z");
const entry = { level: "warn", message: "The pond is dry.", requestId: "", time };

describe("a line", () => {
  test("is JSON in UTC, with the request it belongs to", () => {
    expect(JSON.parse(jsonLine({ ...entry, requestId: "abc" }))).toEqual({
      time: "2026-11-22T05:52:03.000Z",
      level: "warn",
      requestId: "abc",
      message: "The pond is dry.",
    });
    expect(JSON.parse(jsonLine(entry))).not.toHaveProperty("requestId");
  });

  test("holds no line break and no control character of what it tells, in either look", () => {
    const message = "first\r\n2026-01-01 error: made up\u001b[2J\u2028\u0000\u009b1m";
    const json = jsonLine({ ...entry, message });
    // oxlint-disable-next-line no-control-regex
    expect(json).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028]/);
    expect(JSON.parse(json)).toMatchObject({ message });
    const plain = plainLine({ ...entry, message });
    // oxlint-disable-next-line no-control-regex
    expect(plain).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028]/);
    expect(plain.split("\n").slice(1)).toEqual([expect.stringMatching(/^ {4}2026/)]);
  });

  test("of something thrown tells where, and of anything else what it is", () => {
    expect(jsonLine({ ...entry, message: new Error("dry") })).toMatch(/Error: dry\\n +at /);
    expect(jsonLine({ ...entry, message: { dry: true } })).toContain("{ dry: true }");
  });
});

describe("what belongs to a person", () => {
  test.each([
    ["mail to ada.wren+x@example.org failed", "mail to [e-mail] failed"],
    ["from 203.0.113.9:4711", "from [address]:4711"],
    ["from 2001:db8::7 and fe80:0:0:0:1:2:3:4", "from [address] and [address]"],
    ["bearer eyJhbGci.eyJpZCI6.c2ln", "bearer [token]"],
    ["GET /flora?term=rash cream", "GET /flora?[query] cream"],
    ["connect postgres://garden:pond@db/x", "connect postgres://[secret]@db/x"],
    ["Authorization: Basic YTpi", "Authorization: Basic [token]"],
  ])("%s", (said, kept) => expect(scrub(said)).toBe(kept));

  test("is not what only looks like it", () => {
    const plain =
      "connect ECONNREFUSED 127.0.0.1:5432 at 05:52:03 in api::plant.plant, sharp 0.35.3";
    expect(scrub(plain)).toBe(plain);
  });
});

describe("the files", () => {
  let folder: string;
  beforeEach(() => {
    folder = folderOfTest();
  });
  const names = () => readdirSync(folder).sort();
  const keeping = { files: 3, bytes: 100, days: 30 };
  const roomy = { ...keeping, bytes: 1000 };
  const day = 24 * 3600 * 1000;
  const line = (at: number) => jsonLine({ ...entry, time: new Date(at) });

  test("are so many, of that size, the newest lines in the first", () => {
    const file = logFile(folder, keeping);
    for (let n = 0; n < 50; n += 1) file.write(`line ${n} ${"x".repeat(30)}`, Date.now());
    expect(names()).toEqual(["habitat.1.log", "habitat.2.log", "habitat.log"]);
    for (const name of names()) expect(statSync(join(folder, name)).size).toBeLessThanOrEqual(100);
    expect(readFileSync(join(folder, "habitat.log"), "utf8")).toContain("line 49");
    expect(statSync(join(folder, "habitat.log")).mode & 0o077).toBe(0);
  });

  test("hold nothing older than their days", () => {
    const now = Date.now();
    logFile(folder, roomy).write(line(now - 8 * day), now - 8 * day);
    // A file older than a week is rotated …
    logFile(folder, roomy).write(line(now), now);
    expect(names()).toEqual(["habitat.1.log", "habitat.log"]);
    // … and deleted before its first line is too old.
    const old = new Date(now - 24 * day);
    utimesSync(join(folder, "habitat.1.log"), old, old);
    logFile(folder, roomy).write(line(now), now);
    expect(names()).toEqual(["habitat.log"]);
  });

  test("that cannot be written do not make a log call throw", () => {
    const file = logFile(join(folder, "\u0000"), keeping);
    expect(() => file.write("line", Date.now())).not.toThrow();
  });
});
