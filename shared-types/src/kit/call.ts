import type { InferType } from "yup";
import type { Schema } from "./check";

interface CallHead {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** The full path, parameters in braces. */
  path: `/${string}`;
  /** The owner only, unless this says anyone. */
  who?: "anyone";
  /** One sentence for the OpenAPI document. */
  summary: string;
  /** The query parameters it accepts; all others are refused. */
  query?: readonly string[];
  /** The JSON it takes. */
  body?: Schema<unknown>;
  /** The form field of the files it takes, in place of JSON. */
  files?: string;
  /** The text fields that the form may have beside the files. */
  texts?: readonly string[];
  /** Where the record that it adds is read; the answer's `Location` header has it, with the new id. */
  creates?: `/${string}{id}`;
  /** A public read whose answer the response cache may keep. */
  cached?: true;
}

/** The JSON a call answers with, or the media type of the file. */
type CallAnswer =
  | { answer: Schema<unknown>; mediaType?: never }
  | { answer?: never; mediaType: string };

/** One call of the server. Everything that has to know of it derives from this. */
export type Call = CallHead & CallAnswer;

/** The calls of one noun, by name. */
export type Calls = Record<string, Call>;

/** What a call takes as JSON; `undefined` when it takes none. */
export type BodyOf<C extends Call> = C extends { body: Schema<unknown> }
  ? InferType<C["body"]>
  : undefined;

/** What a call answers with 200: JSON, or the text of a file. */
export type AnswerOf<C extends Call> = C extends { answer: Schema<unknown> }
  ? InferType<C["answer"]>
  : string;
