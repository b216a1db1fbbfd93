import { describe, expect, test } from "vitest";
import { isCommonPassword } from "../../src/lib/common-passwords";

describe("a common password", () => {
  test.each([
    ...["password1234", "Password1234", " password1234 ", "123456789012", "qwertyuiop12"],
    ...[
      "aaaaaaaaaaaa",
      "abcabcabcabc",
      "1212121212121",
      "éééééééééééé",
      "correct horse battery staple",
    ],
  ])("is %j", (password) => expect(isCommonPassword(password)).toBe(true));

  test.each(["wren nests in may", "k7#fQ2!pLw9z", "abcdabcdabXdabcd", "лесная тропа у реки"])(
    "is not %j",
    (password) => expect(isCommonPassword(password)).toBe(false),
  );
});
