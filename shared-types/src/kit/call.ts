interface CallHead {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** The full path, parameters in braces. */
  path: `/${string}`;
  /** The owner only, unless this says anyone. */
  who?: "anyone";
  /** One sentence for the OpenAPI document. */
  summary: string;
  /** The base address that the browser calls it under; `apiBase`, in place of `/api`, unless given. */
  base?: "mvcBase";
  /** The query parameters it accepts; all others are refused. */
  query?: readonly string[];
  /** The JSON it takes: a name of `schemas.ts`. */
  body?: string;
  /** The form field of the files it takes, in place of JSON. */
  files?: string;
  /** The text fields that the form may have beside the files. */
  texts?: readonly string[];
  /** Where the record that it adds is read; the answer's `Location` header has it, with the new id. */
  creates?: `/${string}{id}`;
  /** A public read whose answer the response cache may keep. */
  cached?: true;
}

/** The JSON a call answers with, as a name of `schemas.ts` or a list of it, or the media type of the file. */
type CallAnswer = { answer: string; mediaType?: never } | { answer?: never; mediaType: string };

/** One call of the server. Everything that has to know of it derives from this. */
export type Call = CallHead & CallAnswer;

/** The calls of one noun, by name. */
export type Calls = Record<string, Call>;

/** The parameters of a call's path. */
export type ParameterOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterOf<Rest>
  : never;
