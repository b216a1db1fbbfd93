import { expect, test } from "vitest";
import { formatOfFile } from "./file-format";

const ebird = "Submission ID,Common Name,Scientific Name,Date\nS1,Wren,Troglodytes,2024-05-17\n";

/** UTF-16 as spreadsheets write it. */
function wide(text: string, isBig: boolean): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let i = 0; i < text.length; i++) view.setUint16(i * 2, text.charCodeAt(i), !isBig);
  return new Uint8Array(view.buffer);
}

test.each([
  ["UTF-8", ebird],
  ["UTF-8 with a mark", `\uFEFF${ebird}`],
  ["a line for spreadsheets before it", `sep=,\r\n${ebird}`],
  ["semicolons and quotes", ebird.replaceAll(",", '";"').replace("Sub", '"Sub')],
  ["tabs", ebird.replaceAll(",", "\t")],
  ["pipes", ebird.replaceAll(",", "|")],
  ["a title above it", `My birds,,,\n${ebird}`],
  ["UTF-16, its low byte first", wide(`\uFEFF${ebird}`, false)],
  ["UTF-16, its high byte first", wide(`\uFEFF${ebird}`, true)],
  ["UTF-16, its low byte first, without a mark", wide(ebird, false)],
  ["UTF-16, its high byte first, without a mark", wide(ebird, true)],
])("a file of eBird is known in %s", async (_what, content) => {
  expect(await formatOfFile(new File([content], "data.csv"))).toBe("ebird");
});

test.each([
  ["id,observed_on,scientific_name\n1,2024-05-17,Actias luna", "inaturalist"],
  ["\uFEFFsightingId,animal,date\n1,luna,2024-05-17", "own"],
  ["Date,Species,Count\n2024-05-17,Actias luna,1", "list"],
])("the first line tells where a file comes from: %j", async (text, format) => {
  expect(await formatOfFile(new File([text], "file.csv"))).toBe(format);
});

test.each([
  ["another list", "name,height\nOak,80\n"],
  ["nothing", ""],
  ["a picture", new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
])("%s is no file of sightings", async (_what, content) => {
  expect(await formatOfFile(new File([content], "data.csv"))).toBeUndefined();
});
