import { calls, type Call } from "shared-types";

interface KnownPath {
  pattern: RegExp;
  methods: string[];
}

/** The sign-in plugin's own paths that this site uses (contract §10); its others stay closed. */
const sessionCalls: Pick<Call, "method" | "path">[] = [
  { method: "POST", path: "/api/auth/local" },
  { method: "POST", path: "/api/auth/refresh" },
  { method: "POST", path: "/api/auth/logout" },
];

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(".", "\\.").replace(/\{\w+\}/g, "[^/]+")}$`);
}

const known: KnownPath[] = [];
for (const { method, path } of [...Object.values(calls), ...sessionCalls]) {
  const pattern = patternOf(path);
  const found = known.find((other) => other.pattern.source === pattern.source);
  if (found) found.methods.push(method);
  else known.push({ pattern, methods: [method] });
}

/** The methods a path answers to; null when it is no call of this site. */
export function methodsOf(path: string): string[] | null {
  const methods = known.filter(({ pattern }) => pattern.test(path)).flatMap((k) => k.methods);
  if (methods.length === 0) return null;
  return methods.includes("GET") ? [...methods, "HEAD"] : methods;
}

const saving = Object.values(calls as Record<string, Call>).flatMap(({ path, answers }) =>
  answers ? [{ pattern: patternOf(path), answers }] : [],
);

/** What the saving call at this path answers, also when it fails (contract §3); undefined for reads. */
export function answersOf(path: string): Call["answers"] {
  return saving.find(({ pattern }) => pattern.test(path))?.answers;
}

const asking = Object.values(calls as Record<string, Call>).flatMap(({ path, query }) =>
  query ? [{ pattern: patternOf(path), query }] : [],
);

/** The query parameters the call at this path takes. */
export function queryOf(path: string): readonly string[] {
  return asking.find(({ pattern }) => pattern.test(path))?.query ?? [];
}

const takingFiles = Object.values(calls as Record<string, Call>).flatMap(({ path, files }) =>
  files === undefined ? [] : [patternOf(path)],
);

/** Whether the call at this path takes files; all others take JSON (contract §10). */
export function takesFiles(path: string): boolean {
  return takingFiles.some((pattern) => pattern.test(path));
}
