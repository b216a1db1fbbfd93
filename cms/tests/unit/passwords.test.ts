import { describe, expect, test } from "vitest";
import { isCommonPassword } from "../../src/api/account/common-passwords";
import { commonWords } from "../../src/api/account/common-words";
import { textsOf, wordsOf } from "../fixtures/lists";

describe("a common password", () => {
  test.each([
    " password1234 ",
    ...textsOf(`password1234 ¦ Password1234 ¦ 123456789012 ¦ qwertyuiop12 ¦ aaaaaaaaaaaa
    abcabcabcabc ¦ 1212121212121 ¦ éééééééééééé ¦ correct horse battery staple ¦ P@ssw0rd!2026
    $unshine12345 ¦ Dr@gon-Monkey1987! ¦ iloveyouforever ¦ summerwinter ¦ 2026 sunflower
    welcomewelcome1 ¦ Football#1999 ¦ qwertyasdfgh ¦ zxcvbnm54321 ¦ 0987654321poiuy ¦ 1qaz2wsx3edc
    abcdefghijkl1`),
  ])("is %j", (password) => expect(isCommonPassword(password)).toBe(true));

  test.each(
    textsOf(`wren nests in may ¦ k7#fQ2!pLw9z ¦ abcdabcdabXdabcd ¦ лесная тропа у реки
    dragon monkey football ¦ a wren in the garden ¦ qwertzlampenschirm ¦ oakleafhydrangea
    9f86d081884c7d65 ¦ 12345 oaks fell ¦ sixteenbluejays ¦ passwordlessgarden`),
  )("is not %j", (password) => expect(isCommonPassword(password)).toBe(false));

  test("is each of 10,000 that a list of them begins with", () => {
    const ends = wordsOf(`1234 12345 123456 2024 2025 2026! 1987 !!!! 007 @123`);
    const heads = ["", "1", "!"];
    const within = (word: string) => word.slice(1, -1).replaceAll("a", "@").replaceAll("o", "0");
    const disguised = (word: string) => word.charAt(0) + within(word) + word.slice(-1);
    const all = [...commonWords].flatMap((word) =>
      heads.flatMap((head) =>
        ends.flatMap((end) => [
          `${head}${word}${end}`,
          `${head}${word.charAt(0).toUpperCase()}${word.slice(1)}${end}`,
          `${head}${disguised(word)}${end}`,
        ]),
      ),
    );
    const long = [...new Set(all)].filter((password) => password.length >= 12);
    expect(long.length).toBeGreaterThan(10_000);
    expect(long.filter((password) => !isCommonPassword(password))).toEqual([]);
  });
});
