import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { encodingsOf } from "../../src/cache/encoded-body";

const page = Buffer.from("wren nests in may. ".repeat(500));

test("is ready in what it was made in, and the same in each encoding", async () => {
  const body = encodingsOf(page);
  expect(body.get("br")).toBeUndefined();
  const { encoding, bytes } = await body.encode("br");
  expect(encoding).toBe("br");
  expect(body.get("br")?.bytes).toBe(bytes);
  expect(brotliDecompressSync(bytes).equals(page)).toBe(true);
  expect(gunzipSync((await body.encode("gzip")).bytes).equals(page)).toBe(true);
});

test("lets the uncompressed bytes go, and gives them again to who asks", async () => {
  const body = encodingsOf(page);
  expect(body.size()).toBe(page.length);
  await body.encode("gzip");
  expect(body.size()).toBeLessThan(page.length / 10);
  expect(body.get("identity")).toBeUndefined();
  expect((await body.encode("identity")).bytes.equals(page)).toBe(true);
  expect(body.size()).toBeLessThan(page.length / 10);
});

test("encodes once for concurrent requests", async () => {
  const body = encodingsOf(page);
  const [one, other] = await Promise.all([body.encode("br"), body.encode("br")]);
  expect(one).toBe(other);
});

test("two encodings at the same time are both complete", async () => {
  const body = encodingsOf(page);
  const [br, gz, plain] = await Promise.all([
    body.encode("br"),
    body.encode("gzip"),
    body.encode("identity"),
  ]);
  expect(brotliDecompressSync(br.bytes).equals(page)).toBe(true);
  expect(gunzipSync(gz.bytes).equals(page)).toBe(true);
  expect(plain.bytes.equals(page)).toBe(true);
});

test("what is small goes uncompressed to everyone", () => {
  const small = Buffer.from("ok");
  expect(encodingsOf(small).get("br")).toEqual({ encoding: "identity", bytes: small });
});
