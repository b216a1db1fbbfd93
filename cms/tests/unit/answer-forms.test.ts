import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { formsOf } from "../../src/answers/forms";

const page = Buffer.from("wren nests in may. ".repeat(500));

test("is ready in what it was made in, and the same in each encoding", async () => {
  const forms = formsOf(page);
  expect(forms.ready("br")).toBeUndefined();
  const { encoding, body } = await forms.make("br");
  expect(encoding).toBe("br");
  expect(forms.ready("br")?.body).toBe(body);
  expect(brotliDecompressSync(body).equals(page)).toBe(true);
  expect(gunzipSync((await forms.make("gzip")).body).equals(page)).toBe(true);
});

test("lets the uncompressed bytes go, and gives them again to who asks", async () => {
  const forms = formsOf(page);
  expect(forms.bytes()).toBe(page.length);
  await forms.make("gzip");
  expect(forms.bytes()).toBeLessThan(page.length / 10);
  expect(forms.ready("identity")).toBeUndefined();
  expect((await forms.make("identity")).body.equals(page)).toBe(true);
  expect(forms.bytes()).toBeLessThan(page.length / 10);
});

test("makes a form once, however many ask", async () => {
  const forms = formsOf(page);
  const [one, other] = await Promise.all([forms.make("br"), forms.make("br")]);
  expect(one).toBe(other);
});

test("both forms at once are both whole", async () => {
  const forms = formsOf(page);
  const [br, gz, plain] = await Promise.all([
    forms.make("br"),
    forms.make("gzip"),
    forms.make("identity"),
  ]);
  expect(brotliDecompressSync(br.body).equals(page)).toBe(true);
  expect(gunzipSync(gz.body).equals(page)).toBe(true);
  expect(plain.body.equals(page)).toBe(true);
});

test("what is small goes uncompressed to everyone", () => {
  const small = Buffer.from("ok");
  expect(formsOf(small).ready("br")).toEqual({ encoding: "identity", body: small });
});
