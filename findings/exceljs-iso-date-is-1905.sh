#!/usr/bin/env bash
# exceljs 4.4.0: a date that a spreadsheet holds as text by ISO 8601 is read as a day in July 1905, and calls itself a date.
#
# ISO/IEC 29500-1, 18.17.4 has two forms of a date in a cell: a number of days, and a local date by ISO 8601, whose cell says t="d"
# (18.18.11). exceljs reads only the number in front, which is the year, and counts so many days from 1900: each day of 2024 is
# 16 July 1905. Nothing is refused, so that a list of observations comes in with a wrong date on every line. xlsx 0.18.5 writes the
# second form with `cellDates` and reads both; so does read-excel-file 9.3.17.
#
# Seen for 2024-05-17: as ISO 8601 exceljs 1905-07-16, read-excel-file 2024-05-17 · as a number both 2024-05-17
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund exceljs@4.4.0 fflate@0.8.3 read-excel-file@9.3.17 xlsx@0.18.5 >/dev/null
cat >try.mjs <<'JS'
import ExcelJS from "exceljs";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { readSheet } from "read-excel-file/node";
import XLSX from "xlsx";

const days = ["2024-05-17", "2024-11-30", "2023-05-17"];
const sheet = XLSX.utils.aoa_to_sheet(days.map((day) => [new Date(day)]), { cellDates: true });
const book = XLSX.utils.book_new();
XLSX.utils.book_append_sheet(book, sheet, "Observations");
for (const [name, cellDates] of Object.entries({ "ISO 8601": true, number: false })) {
  const files = unzipSync(XLSX.write(book, { type: "buffer", bookType: "xlsx", cellDates }));
  const path = "xl/worksheets/sheet1.xml";
  // The days alone: the standard has local dates, xlsx adds midnight in UTC.
  files[path] = strToU8(strFromU8(files[path]).replaceAll("T00:00:00.000Z", ""));
  const bytes = Buffer.from(zipSync(files));
  const one = new ExcelJS.Workbook();
  await one.xlsx.load(bytes);
  const other = await readSheet(bytes);
  for (const [i, day] of days.entries()) {
    const seen = [one.worksheets[0].getCell(i + 1, 1).value, other[i][0]];
    const [first, second] = seen.map((date) => date.toISOString().slice(0, 10));
    console.log(`${name}, ${day}: exceljs ${first}, read-excel-file ${second}`);
  }
}
JS
seen=$(TZ=UTC node --no-warnings try.mjs)
echo "$seen"
expected='ISO 8601, 2024-05-17: exceljs 1905-07-16, read-excel-file 2024-05-17
ISO 8601, 2024-11-30: exceljs 1905-07-16, read-excel-file 2024-11-30
ISO 8601, 2023-05-17: exceljs 1905-07-15, read-excel-file 2023-05-17
number, 2024-05-17: exceljs 2024-05-17, read-excel-file 2024-05-17
number, 2024-11-30: exceljs 2024-11-30, read-excel-file 2024-11-30
number, 2023-05-17: exceljs 2023-05-17, read-excel-file 2023-05-17'
[ "$seen" = "$expected" ] || { echo "changed: expected"; echo "$expected"; exit 1; }
