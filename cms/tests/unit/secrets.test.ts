import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { randomBytes } from "node:crypto";
import { beforeEach, expect, test, vi } from "vitest";
import { weaknessOf } from "../../src/platform/weak-secret";
import { folderOfFile } from "../fixtures/folders";

const dataDir = folderOfFile();
const file = join(dataDir, "secrets.json");

type Keys = Record<string, unknown>;
let good: Keys;
const key = () => randomBytes(32).toString("base64");
beforeEach(() => {
  process.env["DATA_DIR"] = dataDir;
  good = {
    appKeys: [key(), key()],
    adminJwt: key(),
    apiTokenSalt: key(),
    transferTokenSalt: key(),
    encryptionKey: key(),
    jwt: key(),
  };
});

/** The keys that a start reads from a file. */
async function started(stored: unknown): Promise<unknown> {
  writeFileSync(file, typeof stored === "string" ? stored : JSON.stringify(stored));
  vi.resetModules();
  return (await import("../../src/platform/secrets")).secrets;
}

test("a first start makes keys that the next one takes", async () => {
  rmSync(file, { force: true });
  vi.resetModules();
  const { secrets } = await import("../../src/platform/secrets");
  expect(await started(readFileSync(file, "utf8"))).toEqual(secrets);
});

test("keys of one's own are taken if nobody can guess them", async () => {
  const jwt = randomBytes(32).toString("hex");
  expect(await started({ ...good, jwt })).toMatchObject({ jwt });
});

test.each([
  ["short", { jwt: "k7fQ2pLw9z" }, "jwt has fewer than 32 characters"],
  ["missing", { encryptionKey: undefined }, "encryptionKey is missing"],
  ["empty", { adminJwt: "" }, "adminJwt is missing"],
  ["no text", { apiTokenSalt: 5 }, "apiTokenSalt is missing"],
  ["one letter", { jwt: "a".repeat(64) }, "jwt can be guessed"],
  ["a sample's", { jwt: "toBeModified0123456789abcdefghij" }, "jwt can be guessed"],
  ["no list", { appKeys: "x" }, "appKeys is missing"],
  ["an empty list", { appKeys: [] }, "appKeys is missing"],
  ["a short one of two", { appKeys: [key(), "abc"] }, "appKeys has fewer"],
])("a start with a key that is %s is refused by its name", async (_what, weak, sentence) => {
  await expect(started({ ...good, ...weak })).rejects.toThrow(sentence);
  await expect(started({ ...good, ...weak })).rejects.toThrow("from a backup");
});

test("a start with one key for two purposes is refused", async () => {
  await expect(started({ ...good, jwt: good["adminJwt"] })).rejects.toThrow(
    "jwt is the same as another",
  );
});

test.each(["", "{", "null", "[]", "5"])("a file of %j is refused", async (text) => {
  await expect(started(text)).rejects.toThrow(/secrets\.json/);
});

test("random keys are never weak", () => {
  for (let n = 0; n < 2000; n += 1) {
    expect(weaknessOf(key())).toBeNull();
    expect(weaknessOf(randomBytes(32).toString("hex"))).toBeNull();
  }
});
