import type { InferType } from "yup";
import type { Call } from "./kit/call";
import type { schemas } from "./schemas";

/** A body or an answer that has a schema, by its name in `schemas.ts`. */
export type SchemaName = keyof typeof schemas;

/** The value that a named schema describes. */
export type Shape<Name extends SchemaName> = InferType<(typeof schemas)[Name]>;

/** A call whose body and answer have a schema: every one in `calls.ts`. */
export type KnownCall = Call & {
  body?: SchemaName;
  answer?: SchemaName | `${SchemaName}[]`;
};

/** What a call takes as JSON; `undefined` when it takes none. */
export type BodyOf<C extends Call> = C extends { body: infer Name extends SchemaName }
  ? Shape<Name>
  : undefined;

/** What a call answers with 200: JSON, or the text of a file. */
export type AnswerOf<C extends Call> = C extends { answer: `${infer Name extends SchemaName}[]` }
  ? Shape<Name>[]
  : C extends { answer: infer Name extends SchemaName }
    ? Shape<Name>
    : string;
