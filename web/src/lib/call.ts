import type { SessionPath } from "shared-types/account/codes";
import type { CallLine, CallsByLine } from "shared-types/calls";
import type { AnswerOf, BodyOf } from "shared-types/kit/call";
import type { SiteSettings } from "shared-types/site/parts";
import { readBody, send, type Answer, type SaveAs, type Send } from "./api-client";

type Bases = Pick<SiteSettings, "apiBase" | "mvcBase">;

/** Where the calls are, and the way they go out. */
export interface Server extends Bases {
  send: Send;
}

/** The server, asked without a token. */
export const openServer = ({
  apiBase,
  mvcBase = "",
}: Pick<Bases, "apiBase"> & Partial<Bases>): Server => ({
  apiBase,
  mvcBase,
  send,
});

/** What a call answers with 200. */
export type AnswerTo<Line extends CallLine> = AnswerOf<CallsByLine[Line]>;

/** What a call takes as JSON. */
export type BodyFor<Line extends CallLine> = BodyOf<CallsByLine[Line]>;

type Needed<Name extends string, Value> = [Value] extends [never]
  ? Partial<Record<Name, undefined>>
  : Record<Name, Value>;

/** The parameters of a call's path. */
type ParameterOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterOf<Rest>
  : never;

type PathParameters<Line extends CallLine> = [ParameterOf<Line>] extends [never]
  ? never
  : Record<ParameterOf<Line>, string | number>;

type Query<Line extends CallLine> = CallsByLine[Line] extends {
  query: readonly (infer Name extends string)[];
}
  ? Record<Name, string | number | boolean>
  : never;

type Body<Line extends CallLine> = BodyFor<Line> extends undefined ? never : BodyFor<Line>;

/** The form field of the files that a call takes. */
export type FieldOf<Line extends CallLine> = CallsByLine[Line] extends { files: infer Field }
  ? Field
  : never;

/** What a call is given: what it takes by the table of calls, and what a save is known by. */
type Asked<Line extends CallLine> = Needed<"params", PathParameters<Line>> &
  Needed<"query", Query<Line>> &
  Needed<"body", Body<Line>> &
  SaveAs;

/** The same as the rest of an argument list: a call that takes nothing is given nothing. */
export type Asking<Line extends CallLine> =
  Partial<Asked<Line>> extends Asked<Line> ? [asked?: Asked<Line>] : [asked: Asked<Line>];

interface Filled {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | boolean>;
}

/** Calls below the site's other base; that of the rest stands in place of `/api`. */
const ofMvcBase: readonly string[] = ["GET /api/links", "GET /cp/getuser"] satisfies CallLine[];

/** The address of a call with its parameters. */
export function addressOf(
  { apiBase, mvcBase }: Bases,
  line: CallLine | `POST ${SessionPath}`,
  { params = {}, query }: Filled = {},
): string {
  const path = line
    .slice(line.indexOf("/"))
    .replace(/\{(\w+)\}/g, (_braces, name: string) => encodeURIComponent(params[name] ?? ""));
  const asked =
    query && Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  const address = ofMvcBase.includes(line) ? mvcBase + path : apiBase + path.replace(/^\/api/, "");
  return address + (asked ? `?${asked.join("&")}` : "");
}

/**
 * Makes a call.
 * @throws ApiError when the server was not reached.
 */
export async function call<Line extends CallLine>(
  server: Server,
  line: Line,
  ...[asked]: Asking<Line>
): Promise<Answer> {
  const { body, ifMatch, idempotencyKey } = asked ?? {};
  const [method] = line.split(" ");
  return server.send(addressOf(server, line, asked), { method, body, ifMatch, idempotencyKey });
}

/** Makes a call whose answer must be a good one. @throws ApiError */
export async function read<Line extends CallLine>(
  server: Server,
  line: Line,
  ...asking: Asking<Line>
): Promise<AnswerTo<Line>> {
  return readBody<AnswerTo<Line>>(await call(server, line, ...asking));
}
