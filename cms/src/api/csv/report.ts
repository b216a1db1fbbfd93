import type { Core } from "@strapi/strapi";
import type { CsvField, CsvLine, CsvReport } from "shared-types/csv/answers";
import type { KeptValue } from "shared-types/history/codes";
import { speciesKinds, type SpeciesKind } from "shared-types/species/codes";
import { KnownNames, sharedNameNotice, type TwoNames } from "shared-types/species/same-names";
import { namedValues } from "../history/named-values";
import { differences, nameOf, type Fields } from "../history/kinds";
import type { Knex } from "../../database/knex";
import { serviceOf } from "../../platform/services";
import { mapInSteps } from "../../platform/map-in-steps";
import type { SavedLine } from "./save-line";
import type { CsvTable } from "./tables";

/** Whether a new record has a value in a field. */
const isFilled = (value: KeptValue) =>
  Array.isArray(value) ? value.length > 0 : !["", 0, false, null].includes(value);

/** The fields of a record that an import changed; of a new one, those that have a value. */
export function changedFields(
  { before, after, isNew }: { before: Fields; after: Fields; isNew: boolean },
  read: (field: string, value: unknown) => KeptValue,
): CsvField[] {
  const fields = differences(before, after).map((fieldId) => ({
    fieldId,
    before: read(fieldId, before[fieldId]),
    after: read(fieldId, after[fieldId]),
  }));
  return isNew ? fields.filter((field) => isFilled(field.after)) : fields;
}

const isSpeciesKind = (kind: string): kind is SpeciesKind =>
  speciesKinds.some((one) => one === kind);

/**
 * Says of a line whether its plant or animal gets a name that a record or an earlier line has, or is by the books of names the same species; '' if not.
 * `drafts`: the records before the import.
 */
function questioning(strapi: Core.Strapi, { kept: { kind } }: CsvTable, drafts: object[]) {
  if (!isSpeciesKind(kind)) return () => "";
  const { speciesKey } = serviceOf(strapi, "api::name.name");
  const known = new KnownNames(drafts as TwoNames[], (name) => speciesKey(kind, name));
  return ({ row, after, errors }: SavedLine): string => {
    if (errors.length > 0) return "";
    const names = after as unknown as TwoNames;
    const shared = known.sharedBy(names, row.stored as TwoNames | null);
    if (!row.stored) known.add(names);
    return shared ? sharedNameNotice(kind, shared) : "";
  };
}

/** The report's lines: refused ones first, then those with a question; without those that changed nothing. */
export async function reportLines(
  { strapi, trx, table }: { strapi: Core.Strapi; trx: Knex; table: CsvTable },
  drafts: object[],
  saved: SavedLine[],
): Promise<CsvLine[]> {
  const { kept } = table;
  const questionOf = questioning(strapi, table, drafts);
  const read = await namedValues(
    trx,
    saved.flatMap(({ before, after }) => [before, after]),
  );
  const lines = await mapInSteps(saved, (line): CsvLine => {
    const { row, before, after, errors } = line;
    const name = nameOf(kept, { ...row.fields, ...after });
    const outcome = errors.length > 0 ? "refused" : row.stored ? "changed" : "added";
    const fields = changedFields({ before, after, isNew: !row.stored }, read);
    const question = questionOf(line);
    return { line: row.line, outcome, name, question, fields, faults: errors };
  });
  const refused = lines.filter(({ outcome }) => outcome === "refused");
  const good = lines.filter(
    ({ outcome, fields }) => outcome === "added" || (outcome === "changed" && fields.length > 0),
  );
  const asks = ({ question }: CsvLine) => question !== "";
  return [...refused, ...good.filter(asks), ...good.filter((line) => !asks(line))];
}

/** How many of `all` lines had which outcome. */
export function countLines(lines: CsvLine[], all: number): CsvReport["counts"] {
  const of = (wanted: CsvLine["outcome"]) =>
    lines.filter(({ outcome }) => outcome === wanted).length;
  const same = all - lines.length;
  return { added: of("added"), changed: of("changed"), same, refused: of("refused") };
}
