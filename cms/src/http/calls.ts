import { sessionPaths } from "shared-types/account/codes";
import { calls } from "shared-types/calls";
import type { Call } from "shared-types/kit/call";

type Known = Pick<Call, "method" | "path"> & Partial<Call>;

/** The sign-in plugin's own calls that this site uses; its others stay closed. */
const sessionCalls = Object.values(sessionPaths).map((path): Known => ({ method: "POST", path }));

const known: Known[] = [...Object.values(calls), ...sessionCalls];

/** Most paths have no parameters, and most requests ask for one of those. */
const plain = new Map<string, Known[]>();
const withParameters: [pattern: RegExp, call: Known][] = [];
for (const call of known)
  if (call.path.includes("{")) withParameters.push([pathPattern(call.path), call]);
  else plain.set(call.path, [...(plain.get(call.path) ?? []), call]);

/** Matches the addresses of a call. */
export function pathPattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}$`);
}

const callsAt = (path: string): Known[] =>
  plain.get(path) ??
  withParameters.filter(([pattern]) => pattern.test(path)).map(([, call]) => call);

/** The methods of the calls at a path; null when there are none. */
export function methodsOf(path: string): string[] | null {
  const methods: string[] = callsAt(path).map(({ method }) => method);
  if (methods.length === 0) return null;
  return methods.includes("GET") ? [...methods, "HEAD"] : methods;
}

/** In any letter case, because Strapi's router matches /API too. */
export const isApi = (path: string) => /^\/api(\/|$)/i.test(path);

/** Whether a path is that of a call, or would be if there were one. */
export const isCall = (path: string) => isApi(path) || methodsOf(path) !== null;

/**
 * The call that a request is for. With a method that its address does not take: the first call
 * there, so that a refusal has that call's form. Undefined when there is none.
 */
function callFor(method: string, path: string): Known | undefined {
  const found = callsAt(path);
  const asked = method === "HEAD" ? "GET" : method;
  return found.find((call) => call.method === asked) ?? found[0];
}

/** The schema of what the call that a request is for answers. */
export const answerOf = (method: string, path: string): Call["answer"] =>
  callFor(method, path)?.answer;

/** The query parameters that the call accepts. */
export const queryOf = (method: string, path: string): readonly string[] =>
  callFor(method, path)?.query ?? [];

/** Whether the call takes files; all others take JSON. */
export const takesFiles = (method: string, path: string): boolean =>
  callFor(method, path)?.files !== undefined;
