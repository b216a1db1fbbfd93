import { dateWords } from "shared-types/kit/date";
import type { SightingsImported } from "shared-types/sighting-import/answers";
import { sightingLimits } from "shared-types/sighting/codes";
import { countOf } from "../../../../lib/format";

/** A reading of a date in words. */
export const readingWords = (date: string): string =>
  date === "" ? "A day without its year" : dateWords(date);

const number = (n: number) => n.toLocaleString("en-US");

/** Lines whose species are not known. */
const waitingLines = ({ unmatched }: SightingsImported) =>
  unmatched.reduce((sum, { count }) => sum + count, 0);

/** Lines that are no sighting of a day. */
const leftOutLines = ({ leftOut }: SightingsImported) => leftOut.noDay + leftOut.noneSeen;

/** Why lines are left out, for which the owner need do nothing; '' if none is. */
function leftOutWords({ leftOut: { noDay, noneSeen } }: SightingsImported): string {
  const parts = [
    noDay > 0 && `${number(noDay)} dated January 1, 1900, which eBird uses for an unknown day`,
    noneSeen > 0 && `${number(noneSeen)} with a count of 0`,
  ].filter(Boolean);
  return parts.length > 0 ? ` Left out: ${parts.join("; ")}.` : "";
}

/** '312 lines: 5 refused, 280 new, 12 already here, 15 with a name this site doesn’t know.' */
function countWords(report: SightingsImported): string {
  const { refusedCount, elsewhere, changedCount } = report;
  const waiting = waitingLines(report);
  const parts = [
    refusedCount > 0 && `${number(refusedCount)} refused`,
    `${number(report.new)} new`,
    `${number(report.known)} already here`,
    changedCount > 0 && `${number(changedCount)} changed since`,
    elsewhere > 0 && `${number(elsewhere)} from other places`,
    leftOutLines(report) > 0 && `${number(leftOutLines(report))} left out`,
    waiting > 0 && `${number(waiting)} with a name this site doesn’t know`,
  ];
  return `${countOf(report.read, "line", "lines")}: ${parts.filter(Boolean).join(", ")}.${leftOutWords(report)}`;
}

/** Whether the owner has to say first which places are the yard. */
export const needsPlaces = ({ places }: SightingsImported) =>
  places.length > 1 && !places.some(({ isTaken }) => isTaken);

/** What is of others, and what did not come by itself. */
function otherWords({ othersCount, cultivatedCount }: SightingsImported): string {
  const others = othersCount > 0 ? `${number(othersCount)} by other people` : "";
  const kept = cultivatedCount > 0 ? `${number(cultivatedCount)} captive or cultivated` : "";
  const counts = [others, kept].filter(Boolean).join(", ");
  return counts && ` Of the new ones, ${counts}.`;
}

/** What is kept only in part, and what to look at. */
function doubtWords({ shortened, guessedWords }: SightingsImported): string {
  const limit = number(sightingLimits.note);
  const notes =
    shortened > 0
      ? ` ${countOf(shortened, "note is", "notes are")} longer than ${limit} characters: the sighting keeps the beginning.`
      : "";
  if (guessedWords.length === 0) return notes;
  const words = guessedWords.map((word) => `“${word}”`).join(", ");
  return `${notes} The file doesn’t say how it is encoded. Some words were read as ${words}. If they look wrong, save the file as “CSV UTF-8” and choose that one.`;
}

/** The result of a check, and what to do next. */
export function checkWords(report: SightingsImported): string {
  if (needsPlaces(report))
    return `${countOf(report.read, "line", "lines")} from ${number(report.places.length)} places. Choose below which are your yard.`;
  const counts = `${countWords(report)}${otherWords(report)}${doubtWords(report)}`;
  const isNothing = report.new + report.changedCount + report.unmatched.length === 0;
  if (isNothing && report.refusedCount === 0) return `${counts} There is nothing to import.`;
  if (report.refusedCount > 0)
    return `${counts} Fix the refused lines in your file and choose it again, or import the others without them.`;
  return `${counts} Nothing is saved yet.`;
}

/** What the button of an import says. */
export function runWords(report: SightingsImported, wanted: number, following: number): string {
  const update = following > 0 ? `update ${number(following)}` : "";
  if (wanted === 0) {
    return following > 0 ? `Update ${countOf(following, "sighting", "sightings")}` : "Import";
  }
  const one = report.refusedCount > 0 ? "the one that is right" : "1 sighting";
  const many =
    report.refusedCount > 0
      ? `the ${number(wanted)} that are right`
      : `${number(wanted)} sightings`;
  return `Import ${wanted === 1 ? one : many}${update && ` and ${update}`}`;
}

/** The result of an import, which made `made` plants and animals. */
export function doneWords(report: SightingsImported, made: number): string {
  const waiting = waitingLines(report);
  const { refusedCount, followed } = report;
  const later =
    waiting > 0
      ? ` ${countOf(waiting, "line was", "lines were")} left out: import the file again when you know what ${waiting === 1 ? "it is" : "they are"}.`
      : "";
  const refused =
    refusedCount > 0
      ? ` ${countOf(refusedCount, "line was", "lines were")} refused: import the file again when you have fixed it.`
      : "";
  const hidden =
    made > 0
      ? ` ${countOf(made, "new plant or animal is", "new plants and animals are")} hidden from visitors until you show ${made === 1 ? "it" : "them"}.`
      : "";
  const saved = `${countOf(report.saved, "sighting is", "sightings are")} saved`;
  const updated = followed > 0 ? `, ${number(followed)} updated` : "";
  return `Imported: ${saved}${updated}.${hidden}${refused}${later} You can undo the import below.`;
}
