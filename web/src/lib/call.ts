import type { Call, ParameterOf } from "shared-types/kit/call";
import type { AnswerOf, BodyOf } from "shared-types/shapes";
import type { SiteSettings } from "shared-types/site/parts";
import { readBody, send, type Answer, type Send } from "./api-client";

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

type Needed<Name extends string, Value> = [Value] extends [never]
  ? Partial<Record<Name, undefined>>
  : Record<Name, Value>;

type PathParameters<C extends Call> = [ParameterOf<C["path"]>] extends [never]
  ? never
  : Record<ParameterOf<C["path"]>, string | number>;

type Query<C extends Call> = C extends { query: readonly (infer Name extends string)[] }
  ? Record<Name, string | number | boolean>
  : never;

type Body<C extends Call> = BodyOf<C> extends undefined ? never : BodyOf<C>;

/** What a call is given: what it takes by the table of calls, and the ETag that a save must match. */
type Asked<C extends Call> = Needed<"params", PathParameters<C>> &
  Needed<"query", Query<C>> &
  Needed<"body", Body<C>> & { ifMatch?: string };

/** The same as the rest of an argument list: a call that takes nothing is given nothing. */
export type Asking<C extends Call> =
  Partial<Asked<C>> extends Asked<C> ? [asked?: Asked<C>] : [asked: Asked<C>];

interface Filled {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | boolean>;
}

/** The address of a call with its parameters. */
export function addressOf(
  bases: Bases,
  { path, base }: Pick<Call, "path" | "base">,
  { params = {}, query }: Filled = {},
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_braces, name: string) =>
    encodeURIComponent(params[name] ?? ""),
  );
  const below = base === undefined ? filled.replace(/^\/api/, "") : filled;
  const asked =
    query && Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return bases[base ?? "apiBase"] + below + (asked ? `?${asked.join("&")}` : "");
}

/**
 * Makes a call.
 * @throws ApiError when the server was not reached.
 */
export async function call<C extends Call>(
  server: Server,
  what: C,
  ...[asked]: Asking<C>
): Promise<Answer> {
  const { body, ifMatch } = asked ?? {};
  return server.send(addressOf(server, what, asked), { method: what.method, body, ifMatch });
}

/** Makes a call whose answer must be a good one. @throws ApiError */
export async function read<C extends Call>(
  server: Server,
  what: C,
  ...asking: Asking<C>
): Promise<AnswerOf<C>> {
  return readBody<AnswerOf<C>>(await call(server, what, ...asking));
}
