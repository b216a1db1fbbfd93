import type { NameBookReport } from "shared-types/name/answers";
import { countOf } from "../../../lib/format";

const number = (count: number) => count.toLocaleString("en-US");

/** '49,152 names and 44,005 old names'. */
export const sizeWords = ({
  names,
  synonyms,
}: Pick<NameBookReport, "names" | "synonyms">): string => {
  const today = countOf(names, "name", "names");
  return synonyms === 0 ? today : `${today} and ${countOf(synonyms, "old name", "old names")}`;
};

const refusedWords = ({ refusedCount }: NameBookReport) =>
  refusedCount === 0 ? "" : ` ${countOf(refusedCount, "line was", "lines were")} refused:`;

/** What a file has: 'USDA PLANTS: 49,152 names and 44,005 old names.' */
export const foundWords = (report: NameBookReport): string =>
  report.names + report.synonyms === 0
    ? `${report.format}: there are no names in this file.`
    : `${report.format}: ${sizeWords(report)}.${refusedWords(report)}`;

/** What was added of a file. */
export const addedWords = (report: NameBookReport): string => {
  const twice = report.repeated === 0 ? "" : ` ${number(report.repeated)} stood there twice.`;
  return `- ${sizeWords(report)} added -${twice}${refusedWords(report)}`;
};
