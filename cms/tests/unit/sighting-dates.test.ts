import { describe, expect, test } from "vitest";
import { createDateReader } from "../../src/api/csv/dates";

const today = "2026-11-28";

/** What a file with these dates leaves open, and what each is read as; '?' where it is not read. */
function datesOf(cells: string[], answers = {}, moments: string[] = []) {
  const dates = createDateReader(
    cells.map((cell, at) => ({ cell, moment: moments[at] ?? "" })),
    { today, answers },
  );
  const read = cells.map((cell, at) => {
    try {
      return dates.read(cell, moments[at]);
    } catch (error) {
      return /year/.test(String(error)) ? "no year" : "?";
    }
  });
  return { read, questions: dates.questions };
}

describe("a date", () => {
  test.each([
    ["2024-05-17", "2024-05-17"],
    ["2024-05", "2024-05"],
    ["2024", "2024"],
    [" 2024/5/7 ", "2024-05-07"],
    ["2024-05-17T23:10:00-04:00", "2024-05-17"],
    ["2024-05-17 8:10 PM", "2024-05-17"],
    ["5/17/2024", "2024-05-17"],
    ["17/5/2024 10:00", "2024-05-17"],
    ["05-17-2024", "2024-05-17"],
    ["17.05.2024", "2024-05-17"],
    ["6.5.2024", "2024-05-06"],
    ["17.05.24", "2024-05-17"],
    ["6.5.24", "2024-05-06"],
    ["5/5/2024", "2024-05-05"],
    // The twelfth of March: December has not come.
    ["3/12/2026", "2026-03-12"],
    ["17 May 2024", "2024-05-17"],
    ["17-May-2024", "2024-05-17"],
    ["25-Feb-23", "2023-02-25"],
    ["May 17, 2024", "2024-05-17"],
    ["Fri May 17 2024 10:02:11 GMT-0400 (EDT)", "2024-05-17"],
    ["Friday, 17 May 2024", "2024-05-17"],
    ["Sept. 3 2024", "2024-09-03"],
    ["May 2024", "2024-05"],
    ["17th May 2024", "2024-05-17"],
    ["May 1st, 2024", "2024-05-01"],
    ["2nd of May 2024 10:00", "2024-05-02"],
    ["2024 May 17", "2024-05-17"],
    ["2024-May-17 08:10", "2024-05-17"],
    ["20240517", "2024-05-17"],
    ["5/2024", "2024-05"],
    ["05-17-2024 8:00 AM - 9:30 AM", "2024-05-17"],
    ["2024 May", "2024-05"],
    ["2024 May 17th", "2024-05-17"],
    ["17th May 24", "2024-05-17"],
    // Its figures are no year.
    ["May 17th", "May 17th"],
    ["13/2024", "13/2024"],
    ["yesterday", "yesterday"],
    // What has more than a year or month is not only that.
    ["2024 Spring", "2024 Spring"],
    ["2024-05 or 06", "2024-05 or 06"],
    ["May 2024 or June", "May 2024 or June"],
    ["5/17/24", "2024-05-17"],
    ["5/17/98", "1998-05-17"],
    ["24/05/31", "2024-05-31"],
    ["31/4/2024", "31/4/2024"],
    // A range, as iRecord writes it and others, is no day.
    ["01/05/2023 to 31/05/2023", "01/05/2023 to 31/05/2023"],
    ["2023-05-01 - 2023-05-31", "2023-05-01 - 2023-05-31"],
    ["05/01/23 - 05/31/23", "05/01/23 - 05/31/23"],
    ["May 17, 2023 - May 20, 2023", "May 17, 2023 - May 20, 2023"],
    ["2024-05-17 - 18", "2024-05-17 - 18"],
    ["5/17/2024 and 18th", "5/17/2024 and 18th"],
    ["17 May 2024 22:00 to 18 May", "17 May 2024 22:00 to 18 May"],
    ["May 17, 2024 to June 2", "May 17, 2024 to June 2"],
    ["2024-05-17T23:10:00.2012-04:00", "2024-05-17"],
    ["20241345", "20241345"],
    ["5/17/2024 - 2025", "5/17/2024 - 2025"],
    ["31-May", "no year"],
    ["May-31", "no year"],
    ["24-Foo", "24-Foo"],
    ["", ""],
  ])("%j is read as %j", (cell, date) => {
    expect(datesOf([cell])).toEqual({ read: [date], questions: [] });
  });

  test.each([
    ...["10.02 - 11.30", "08:00 -  09:30", "0800 - 0930", "- 08h30", "8 - 9", "10 am to noon"],
    ...["1930", "1930 - 2015", "2000–2030 hrs"],
    ...["dawn to dusk", "10:02:11 - 0400", "- morning", "or so", "10:00, Ann and Tom"],
  ])("may have %j behind it", (words) => {
    expect(datesOf([`2024-05-17 ${words}`]).read).toEqual(["2024-05-17"]);
  });

  test.each([
    [["5/6/2024", "5/17/2024"], {}, ["2024-05-06", "2024-05-17"]],
    [["5/6/2024", "17/5/2024"], {}, ["2024-06-05", "2024-05-17"]],
    [["5/6/24", "5/17/24"], {}, ["2024-05-06", "2024-05-17"]],
    [["5/6/24", "17/5/24", "5/28/24"], {}, ["?", "2024-05-17", "2024-05-28"]],
    [["5/6/2024"], {}, ["?"]],
    [["5/6/2024"], { dateOrder: "day" }, ["2024-06-05"]],
    [["5/6/2024"], { dateOrder: "month" }, ["2024-05-06"]],
    [["05-06-07"], { dateOrder: "year" }, ["2005-06-07"]],
    [["05-06-07", "13-06-07"], {}, ["?", "?"]],
    [["05-06-07", "24-05-31"], {}, ["2005-06-07", "2024-05-31"]],
    [["17/05/24"], {}, ["2024-05-17"]],
    // What the owner says of others cannot make a date of what is none.
    [
      ["5/6/2024", "17/5/2024", "5/17/2024"],
      { dateOrder: "month" },
      ["2024-05-06", "2024-05-17", "2024-05-17"],
    ],
    [["24-May", "31-May"], {}, ["no year", "no year"]],
    [["May-24", "May-31"], {}, ["no year", "no year"]],
    [["24-May", "24-Jun"], {}, ["?", "?"]],
    [["24-May", "May-19"], { shortDates: "year" }, ["2024-05", "2019-05"]],
    [["24-May"], { shortDates: "day" }, ["no year"]],
  ])("of %j, answers %j, is read as %j", (cells, answers, read) => {
    expect(datesOf(cells, answers).read).toEqual(read);
  });

  test("that the whole file leaves open is asked for, with an example in each way", () => {
    const { questions } = datesOf(["2/3/2024", "05/06/07", "11/2/2023", "24-May", "2024"]);
    expect(questions).toEqual([
      {
        ...{ field: "dateOrder", example: "2/3/2024" },
        readings: [
          { way: "month", date: "2024-02-03" },
          { way: "day", date: "2024-03-02" },
        ],
      },
      {
        ...{ field: "shortDates", example: "24-May" },
        readings: [
          { way: "day", date: "" },
          { way: "year", date: "2024-05" },
        ],
      },
    ]);
  });

  // A spreadsheet saves observed_on of iNaturalist as 11/2/23, but leaves time_observed_at as it is.
  test("beside a moment is the day of the moment", () => {
    const moments = ["2023-11-02 07:52:12 UTC"];
    expect(datesOf(["11/2/23"], {}, moments)).toEqual({ read: ["2023-11-02"], questions: [] });
    expect(datesOf(["2/11/23", "3/4/23"], {}, moments).read).toEqual(["2023-11-02", "2023-04-03"]);
  });
});
