import { monthNames, monthNumber } from "shared-types/kit/date";
import { CellError, quoted, text, type Column } from "./columns";

const month = `(?<month>${monthNames.map((name) => name.slice(0, 3)).join("|")})`;

/** What a spreadsheet shows of a date, by its month and what stands beside it; also its number of days since 1900. */
const forms = [
  // 3-Jan, 03 Jan, 3-Jan-26
  new RegExp(`^(?<other>\\d{1,2})[- ]${month}(?:[- ]\\d{2,4})?$`, "i"),
  // Jan-03, Jan 3
  new RegExp(`^${month}[- ](?<other>\\d{1,2})$`, "i"),
  // 1/3/2026, 03.01.26
  /^(?<first>\d{1,2})(?<mark>[-/.])(?<other>\d{1,2})\k<mark>(?:\d{4}|\d\d)(?: 0?0:00(?::00)?)?$/,
  // 2026-01-03
  /^\d{4}-(?<first>\d\d)-(?<other>\d\d)(?: 00:00:00)?$/,
  /^[45]\d{4}$/,
];

/** The two figures of a date, in their order of size; none of a number of days. Undefined for what is no date. */
function figuresOf(cell: string): string | undefined {
  const found = forms.map((form) => form.exec(cell)).find(Boolean);
  if (!found) return undefined;
  const { month: name = "", first, other } = found.groups ?? {};
  const one = first ?? monthNumber(name);
  return other === undefined ? "" : inOrder(Number(one), Number(other));
}

const inOrder = (...figures: number[]) => figures.sort((a, b) => a - b).join(" ");

/** The figures of a range that a spreadsheet takes for a date: 1-3, 1/3. */
function figuresOfRange(stored: unknown): string | undefined {
  const [, from, to] = /^(\d{1,2}) ?[-/] ?(\d{1,2})$/.exec(String(stored)) ?? [];
  return to === undefined ? undefined : inOrder(Number(from), Number(to));
}

/** Figures without a unit: `3 - 4`, `.5`, `1 1/2 to 3`. */
const bare = /^(?=.*[\d½⅓⅔¼¾])[\d., /½⅓⅔¼¾]+(?:(?:-|–|to)[\d., /½⅓⅔¼¾]+)?$/;

/** Three quarters, or 3 to 4; 4/6 is no fraction that anybody writes. */
const inDoubt = /^\d{1,2} ?\/ ?\d{1,2}$/;

function read(cell: string): string {
  if (figuresOf(cell.trim()) === undefined) return cell;
  throw new CellError(
    `${quoted(cell)} is a date, which a spreadsheet makes of sizes such as 1-3. Write “1 to 3 ft”, or format the column as text and write the size again.`,
  );
}

/** A height or width in words, which is no date: a spreadsheet makes 3-Jan of 1-3. What it has made of the stored one stays. */
export const measure = (field: string): Column => ({
  ...text(field),
  read,
  inUnit: (unit) => (cell) => {
    const size = read(cell).trim();
    if (inDoubt.test(size))
      throw new CellError(
        `${quoted(cell)} may be a fraction or a range. Write it like “0.75” or “3 to 4”.`,
      );
    return bare.test(size) ? `${size} ${unit}` : size;
  },
  isRewritten: (cell, stored) => figuresOf(cell.trim()) === (figuresOfRange(stored) ?? "none"),
});
