import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { freeName, stemOf, versionOf, webFileName } from "../../src/api/photo/files/names";
import { forAll } from "../fixtures/wild";

describe("the name of a photo", () => {
  test.each([
    ["IMG_0042.JPG", "img-0042"],
    ["Été au jardin.heic", "ete-au-jardin"],
    ["../../etc/passwd", "passwd"],
    ["C:\\Photos\\Luna Moth.jpeg", "luna-moth"],
    ["....jpg", "photo"],
    ["", "photo"],
    ["🐝.png", "photo"],
    [`${"a".repeat(200)}.jpg`, "a".repeat(80)],
  ])("made from %s is %s", (given, stem) => expect(stemOf(given)).toBe(stem));

  test("is safe in an address and a folder, whatever the file was called", () => {
    forAll(fc.string({ unit: "binary", maxLength: 60 }), (given) =>
      expect(stemOf(given)).toMatch(/^[a-z0-9](?:[a-z0-9-]{0,79})$/),
    );
  });

  test("is the first that is free", () => {
    expect(freeName("wren", new Set())).toBe("wren.jpg");
    expect(freeName("wren", new Set(["wren.jpg", "wren-3.jpg"]))).toBe("wren-2.jpg");
    expect(freeName("wren", new Set(["wren.jpg", "wren-2.jpg"]))).toBe("wren-3.jpg");
  });

  test("of a responsive file carries its width, and its version the bytes", () => {
    expect(webFileName("wren-2.jpg", 640, "webp")).toBe("wren-2-640.webp");
    const hash = "0123456789abcdef";
    expect(versionOf({ content_hash: hash, files_version: null })).toBe("01234567");
    expect(versionOf({ content_hash: hash, files_version: "fedcba98" })).toBe("fedcba98");
  });
});
