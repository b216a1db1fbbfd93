import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { inboxName } from "../../src/api/photo/import/inbox-name";
import { wordsOf } from "../fixtures/lists";
import { forAll } from "../fixtures/wild";

describe("the name of a file in the inbox", () => {
  test.each([
    ["IMG_0042.JPG", "IMG_0042.JPG"],
    ["Été au jardin.heic", "Été au jardin.heic"],
    ["E\u0301te\u0301.jpg", "Été.jpg"],
    ["../../etc/passwd", "passwd"],
    ["C:\\Photos\\Luna Moth.jpeg", "Luna Moth.jpeg"],
    ["summer/2025/wren.jpg", "wren.jpg"],
    ["..", "photo"],
    ["", "photo"],
    ["...hidden.jpg", "hidden.jpg"],
    [".jpg", "jpg"],
    ["wren\0.jpg", "wren.jpg"],
    ["wren\u0007\r\n.jpg", "wren.jpg"],
    ["wren\u202Egpj.exe", "wrengpj.exe"],
    ["\ud800.jpg", "jpg"],
    ["🐝🌻.png", "🐝🌻.png"],
    ["what? a <wren>: 5*.jpg", "what_ a _wren__ 5_.jpg"],
    ["CON", "_CON"],
    ["con.jpg", "_con.jpg"],
    ["aux.2025.jpg", "_aux.2025.jpg"],
    ["lpt1 .jpg", "_lpt1.jpg"],
    ["console.jpg", "console.jpg"],
    ["wren. . .", "wren"],
    ["wren .jpg", "wren.jpg"],
    ["rejected", "rejected"],
    ["wren.part", "wren.part_"],
    ["wren.jpg.PART", "wren.jpg.PART_"],
    [`${"a".repeat(255)}.jpg`, `${"a".repeat(180)}.jpg`],
    [`${"é".repeat(200)}.jpg`, `${"é".repeat(90)}.jpg`],
    [`wren.${"x".repeat(300)}`, `wren.${"x".repeat(175)}`],
  ])("sent as %j is %j", (sent, name) => expect(inboxName(sent)).toBe(name));

  const hard = fc.constantFrom(
    ...wordsOf(
      `/ \\ .. . \0 \u202e \u200b con NUL .part 🐝 é e\u0301 \ud800 : * rejected .jpg ~ - ﬁ`,
    ),
    "\u{10ffff}",
    " ",
    "\n",
  );
  const sent = fc.oneof(
    fc.string({ unit: "binary", maxLength: 400 }),
    fc
      .array(fc.oneof(hard, fc.string({ unit: "grapheme" })), { maxLength: 60 })
      .map((parts) => parts.join("")),
  );

  test("fits every file system, stays in its folder and is no file on its way", () => {
    forAll(
      sent,
      (given) => {
        const name = inboxName(given);
        expect(Buffer.byteLength(name)).toBeGreaterThan(0);
        expect(Buffer.byteLength(name)).toBeLessThanOrEqual(200);
        expect(name).not.toMatch(/[/\\<>:"|?*\p{C}\p{Zl}\p{Zp}]/u);
        expect(name).not.toMatch(/^[.\s]|[.\s]$/u);
        expect(name).not.toMatch(/\.part$/i);
        expect(name).not.toMatch(/^(con|prn|aux|nul|(com|lpt)\d)\s*(\.|$)/i);
        expect(name).toBe(name.normalize("NFC"));
      },
      1000,
    );
  });

  test("made safe once is safe: a file sent again has the same", () => {
    forAll(sent, (given) => expect(inboxName(inboxName(given))).toBe(inboxName(given)));
  });
});
