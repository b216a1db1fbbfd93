import { expect, test } from "vitest";
import { fileNameOf } from "./download";

test("a file is called what the server says, and never leads into a folder", () => {
  expect(fileNameOf('attachment; filename="messages-2026-05-17.csv"')).toBe(
    "messages-2026-05-17.csv",
  );
  expect(fileNameOf('attachment; filename="../secrets"')).toBeUndefined();
  expect(fileNameOf("attachment")).toBeUndefined();
  expect(fileNameOf(null)).toBeUndefined();
});
