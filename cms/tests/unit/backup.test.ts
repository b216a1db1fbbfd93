import { writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  fromPostgres,
  fromSqlite,
  toPostgres,
  toSqlite,
} from "../../src/api/backup/database/values";
import { defaultOf, type ColumnSchema } from "../../src/api/backup/database/schema";
import { isDue } from "../../src/api/backup/due";
import { expiredBackups, freeBackupName, madeOf } from "../../src/api/backup/names";
import { DownloadTokens } from "../../src/platform/download-tokens";
import { folderOfTest } from "../fixtures/folders";
import { wordsOf } from "../fixtures/lists";

const at = (iso: string) => Date.parse(iso);
const dayMs = 24 * 3600 * 1000;
const nameOf = (made: Date, isBeforeRestore = false) =>
  freeBackupName("/nowhere", made, isBeforeRestore);

describe("a backup is due", () => {
  const zone = "America/New_York";

  const due = (last: number, now: number) => isDue({ last, failed: 0 }, now, zone);

  test.each(["2026-07-02T07:00:00Z", "2026-12-02T08:00:00Z"])(
    "after three in the morning where the site is, in summer and in winter: %s",
    (threeInTheMorning) => {
      const night = at(threeInTheMorning);
      expect(due(night - dayMs, night - 1)).toBe(false);
      expect(due(night - 1, night)).toBe(true);
      expect(due(night, night)).toBe(false);
    },
  );

  test("once a night, and at once when nights were missed", () => {
    const night = at("2026-07-02T07:00:00Z");
    expect(due(night - dayMs, night)).toBe(true);
    expect(due(night + 1000, night + dayMs - 1)).toBe(false);
    expect(due(night - 9 * dayMs, night + dayMs / 2)).toBe(true);
  });

  test("again an hour after it failed", () => {
    const now = at("2026-07-02T12:00:00Z");
    expect(isDue({ last: 0, failed: now - 3_599_000 }, now, zone)).toBe(false);
    expect(isDue({ last: 0, failed: now - 3_601_000 }, now, zone)).toBe(true);
  });
});

describe("backups are kept", () => {
  const kept = (days: number[], keep: number, now: Date) => {
    const all = days
      .map((days) => new Date(now.getTime() - days * dayMs))
      .map((made) => ({ name: nameOf(made), made: made.toISOString(), bytes: 1 }));
    const past = new Set(expiredBackups(all, keep, now));
    return all.flatMap((backup, i) => (past.has(backup) ? [] : [days[i]]));
  };
  const now = new Date("2026-07-20T12:00:00Z");

  test("one a day, for so many days", () => {
    const month = Array.from({ length: 30 }, (_, days) => days);
    expect(kept(month, 14, now)).toEqual(month.slice(0, 14));
  });

  test("all of the last 24 hours, so that many by hand drive out none of the days before", () => {
    expect(kept([0, 0.01, 0.02, 0.4, 1, 1.1, 2, 3], 3, now)).toEqual([0, 0.01, 0.02, 0.4, 1, 2]);
  });

  test("under names that tell when they were made; no other name is one", () => {
    const made = new Date("2026-07-20T03:04:05.678Z");
    expect(nameOf(made)).toBe("habitat-2026-07-20T030405Z.tar");
    expect(madeOf(nameOf(made, true))).toBe("2026-07-20T03:04:05.000Z");
    for (const name of wordsOf(`habitat.tar .making-x ../habitat-2026-07-20T030405Z.tar x.part
      habitat-2026-07-20T030405Z.tar.gz habitat-2026-13-20T030405Z.tar`))
      expect(madeOf(name)).toBeNull();
  });

  test("and never under the name of another, even within one second", () => {
    const folder = folderOfTest();
    const made = new Date("2026-07-20T03:04:59.678Z");
    const names = [1, 2, 3].map(() => {
      const name = freeBackupName(folder, made, false);
      writeFileSync(join(folder, name), "");
      return name;
    });
    expect(names.map(madeOf)).toEqual([
      "2026-07-20T03:04:59.000Z",
      "2026-07-20T03:05:00.000Z",
      "2026-07-20T03:05:01.000Z",
    ]);
  });
});

test("a token lets one download begin, within a minute", () => {
  const tokens = new DownloadTokens();
  const token = tokens.issue("a.tar", 0);
  expect(tokens.redeem("another", 1)).toBeNull();
  expect(tokens.redeem(token, 60_000)).toBe("a.tar");
  expect(tokens.redeem(token, 60_000)).toBeNull();
  expect(tokens.redeem(tokens.issue("a.tar", 0), 60_001)).toBeNull();
});

describe("values", () => {
  test("of every kind come back to SQLite as they were", () => {
    const integer = fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n });
    fc.assert(
      fc.property(
        integer,
        fc.string(),
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        fc.boolean(),
        (whole, text, number, flag) => {
          const again = (
            kind: Parameters<typeof fromSqlite>[0],
            value: Parameters<typeof fromSqlite>[1],
          ) => toSqlite(kind, JSON.parse(JSON.stringify(fromSqlite(kind, value))) as never);
          expect(again("bigint", whole)).toBe(whole);
          expect(again("text", text)).toBe(text);
          expect(again("double", number) === number).toBe(true);
          expect(again("boolean", flag ? 1n : 0n)).toBe(flag ? 1 : 0);
          expect(again("binary", Buffer.from(text))).toEqual(Buffer.from(text));
          expect(again("json", null)).toBeNull();
        },
      ),
    );
  });

  test("moments keep what either database has of them", () => {
    expect(fromSqlite("datetime", 1_795_328_963_047n)).toBe("2026-11-22T06:29:23.047Z");
    expect(fromSqlite("datetime", "2026-11-22 06:29:23")).toBe("2026-11-22T06:29:23.000Z");
    const moment = { name: "at", kind: "datetime" } as ColumnSchema;
    const iso = fromPostgres(moment, "2026-07-01T12:34:56.789123");
    expect(toPostgres(moment, iso)).toBe("2026-07-01 12:34:56.789123");
    expect(fromPostgres(moment, "2026-07-01T12:34:56.789000")).toBe(
      new Date("2026-07-01T12:34:56.789").toISOString(),
    );
  });

  test("by default go over to the other database when it understands them", () => {
    expect(defaultOf("'x''y'::text", "text", "postgres")).toEqual({ default: { sql: "'x''y'" } });
    expect(defaultOf("0", "boolean", "sqlite")).toEqual({ default: { sql: "false" } });
    expect(defaultOf("now()", "datetime", "postgres")).toEqual({
      default: { sql: "now()", only: "postgres" },
    });
    expect(defaultOf("NULL::character varying", "string", "postgres")).toEqual({});
  });
});
