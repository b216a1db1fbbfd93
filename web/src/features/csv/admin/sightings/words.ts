import type { SightingsImported } from "shared-types";
import { countOf } from "../../../../lib/format";

const dayForm = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
const monthForm = new Intl.DateTimeFormat("en-US", {
  ...{ year: "numeric", month: "long", timeZone: "UTC" },
});

/** 'May 6, 2024' for a day, 'May 2024' for a month. */
export function dateWords(date: string): string {
  if (date === "") return "A day without its year";
  return (date.length > 7 ? dayForm : monthForm).format(new Date(date));
}

const number = (n: number) => n.toLocaleString("en-US");

/** Lines whose species are not known. */
export const waitingLines = ({ unmatched }: SightingsImported) =>
  unmatched.reduce((sum, { count }) => sum + count, 0);

/** Lines that are no sighting of a day. */
const leftOutLines = ({ leftOut }: SightingsImported) => leftOut.noDay + leftOut.noneSeen;

/** Lines that are refused; the report lists the first of them. */
export const refusedLines = (report: SightingsImported) =>
  report.read - report.new - report.known - waitingLines(report) - leftOutLines(report);

/** Why lines are left out, for which the owner need do nothing; '' if none is. */
function leftOutWords({ leftOut: { noDay, noneSeen } }: SightingsImported): string {
  const parts = [
    noDay > 0 && `${number(noDay)} of January 1, 1900, which eBird writes for a day not known`,
    noneSeen > 0 && `${number(noneSeen)} with a count of 0`,
  ].filter(Boolean);
  return parts.length > 0 ? ` Left out: ${parts.join("; ")}.` : "";
}

/** '312 lines: 5 refused, 280 new, 12 already here, 15 with a name this site doesn’t know.' */
function countWords(report: SightingsImported): string {
  const [refused, waiting] = [refusedLines(report), waitingLines(report)];
  const parts = [
    refused > 0 && `${number(refused)} refused`,
    `${number(report.new)} new`,
    `${number(report.known)} already here`,
    leftOutLines(report) > 0 && `${number(leftOutLines(report))} left out`,
    waiting > 0 && `${number(waiting)} with a name this site doesn’t know`,
  ];
  return `${countOf(report.read, "line", "lines")}: ${parts.filter(Boolean).join(", ")}.${leftOutWords(report)}`;
}

/** The result of a check, and what to do next. */
export function checkWords(report: SightingsImported): string {
  const told = countWords(report);
  if (refusedLines(report) > 0)
    return `${told} Fix the refused lines in your file, then choose it again.`;
  if (report.unmatched.length > 0) return `${told} Nothing is saved yet.`;
  return `${told} ${report.new > 0 ? "Nothing is saved yet." : "There is nothing to import."}`;
}

/** The result of an import. */
export function doneWords(report: SightingsImported): string {
  const waiting = waitingLines(report);
  const later =
    waiting > 0
      ? ` ${countOf(waiting, "line was", "lines were")} left out: import the file again when you know what they are.`
      : "";
  return `Imported: ${countOf(report.saved, "sighting is", "sightings are")} saved.${later} You can undo the import below.`;
}
