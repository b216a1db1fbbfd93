import { array, boolean, mixed, number, string, type ObjectShape, type Schema } from "yup";
import { closed } from "./closed";

/** What fields of answers hold. Every field is there, unless its schema says `optional`. */
export const str = string().defined();
export const num = number().defined();
export const bool = boolean().defined();

/** One of a closed list of codes. */
export const oneOf = <const Code extends string>(codes: readonly Code[]): Schema<Code> =>
  mixed<Code>().oneOf(codes).defined().nonNullable();

/** An object with these keys and no others. */
export const shape = <Fields extends ObjectShape>(fields: Fields) => closed(fields).required();

/** A list, which may be empty. */
export const list = <Item>(of: Schema<Item>) => array().of(of).required();

/** Answers by the names that the OpenAPI document gives them. */
export const named = <Answers extends Record<string, Schema>>(answers: Answers): Answers =>
  Object.fromEntries(
    Object.entries(answers).map(([id, schema]) => [id, schema.meta({ id })]),
  ) as Answers;
