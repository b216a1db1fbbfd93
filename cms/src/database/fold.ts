import { spelled, wordStarts, type Spelled } from "shared-types/kit/fold";
import { isPostgres, type Knex } from "./knex";

export { fold, spellingKey } from "shared-types/kit/fold";

const isIn = (knex: Knex) => (isPostgres(knex) ? "strpos" : "instr");

/** SQL for a folded column without what joins its words or keeps them apart. */
const joinedIn = (knex: Knex, column: string) =>
  isPostgres(knex)
    ? `translate(${column}, ' -.''', '')`
    : `replace(replace(replace(replace(${column}, ' ', ''), '-', ''), '.', ''), '''', '')`;

/**
 * SQL for 'the folded column has the folded term in one of its spellings', without wildcards to escape: the rule of `hasSpelled`. A row
 * with none of the beginnings costs little: only the others are joined. `column` must never come from a visitor.
 */
export function holds(knex: Knex, column: string, folded: string): Knex.Raw {
  const { other, ...term } = spelled(folded);
  const found = holdsOne(knex, column, term);
  return other ? knex.raw("(? or ?)", [found, holdsOne(knex, column, other)]) : found;
}

function holdsOne(knex: Knex, column: string, { term, joined, begins, parts }: Spelled): Knex.Raw {
  const has = (text: string) => `${isIn(knex)}(${text}, ?) > 0`;
  if (joined === null) return knex.raw(has(column), [term]);
  const begun = begins.flatMap((some) => wordStarts.map((start) => start + some));
  return knex.raw(
    `(${has(column)} or ((${parts.map(() => has(column)).join(" or ")})
      and (${begun.map(() => has(`' ' || ${column}`)).join(" or ")}) and ${has(joinedIn(knex, column))}))`,
    [term, ...parts, ...begun, joined],
  );
}
