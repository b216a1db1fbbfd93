import { calls, sessionPaths, type Call } from "shared-types";

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

/** What a call that saves answers; a failure has the same form (docs/product.md 5.1). */
const savingAnswers = ["ValidationErrors", "LinkMessages", "LinkAddAnswer"] as const;
export type SavingAnswer = (typeof savingAnswers)[number];

/** Whether a call with this answer saves. */
export const isSaving = (answer: string | undefined): answer is SavingAnswer =>
  savingAnswers.some((name) => name === answer);

/** What the saving call at this path answers; undefined for reads. */
export function savingAnswerOf(path: string): SavingAnswer | undefined {
  return callsAt(path)
    .map(({ answer }) => answer)
    .find(isSaving);
}

/** The query parameters that the call at this path accepts. */
export function queryOf(path: string): readonly string[] {
  return callsAt(path).flatMap(({ query }) => query ?? []);
}

/** Whether the call at this path takes files; all others take JSON. */
export function takesFiles(path: string): boolean {
  return callsAt(path).some(({ files }) => files !== undefined);
}
