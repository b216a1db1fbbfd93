import { csvLimits } from "shared-types/csv/codes";
import { describe, expect, test } from "vitest";
import { importOf } from "../fixtures/csv-calls";
import { expectError } from "../fixtures/errors";
import { useOwnersSite } from "../fixtures/panel";

const { site, panel } = useOwnersSite();

const dry = (file: string | Uint8Array) => importOf(site, panel.token, "plants", file);

describe("a file that is none", () => {
  const bytes = (text: string) => Buffer.from(text, "latin1");
  test.each<[string, string | Uint8Array, RegExp]>([
    ["in Latin-1", bytes("keyId,nameCommon\nfleur,Fl\u00e8che\n"), /UTF-8/],
    ["a spreadsheet", Buffer.from([0x50, 0x4b, 3, 4, 0xff, 0xfe, 0x80]), /UTF-8/],
    ["a spreadsheet of old", bytes("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1\0"), /spreadsheet file/],
    ["empty", "", /choose/],
    ["without lines", "keyId,nameCommon\n", /no lines below them/],
    ["with an unknown column", "keyId,name\nx,y\n", /no column “name”/],
    ["with several", "keyId,name,price\nx,y,z\n", /no columns “name”, “price” .* rename or remove/],
    ["with a column without a name", "keyId,,aka\nx,y,z\n", /Column 2 has no name/],
    ["with a column twice", "keyId,aka,aka\nx,y,z\n", /“aka” appears twice/],
    ["that names no record", "aka,height\ny,z\n", /add the column plantId, or keyId/],
    ["with an open quotation mark", 'keyId,aka\nx,"y\n', /^Line 2: .*never closed/],
  ])("%s is refused with what to do", async (_what, file, words) => {
    const answer = await dry(file);
    expectError(answer, 400, "malformed");
    expect((answer.body as unknown as { error: { message: string } }).error.message).toMatch(words);
  });

  test("too large is a 413 that says what to do", async () => {
    const large = `keyId,aka\n${"x".repeat(csvLimits.bytes)},y\n`;
    const answer = await dry(large);
    expectError(answer, 413, "tooLarge");
    expect(answer.text).toContain("Split it into parts");
  });
});
