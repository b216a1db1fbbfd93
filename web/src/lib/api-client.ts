import type {
  Claim,
  ErrorBody,
  OwnerSetup,
  SiteReader,
  SiteSettings,
  ValidationErrors,
} from "shared-types";
import { ApiError, type Fault } from "./errors";

interface Ask {
  method?: "GET" | "POST" | "PUT" | "DELETE";
  body?: unknown;
}

function faultOf(status: number, body: unknown): ApiError {
  const error = (body as Partial<ErrorBody> | null)?.error;
  const code: Fault = error?.code ?? (status === 404 ? "notFound" : "internal");
  return new ApiError(status, code, error?.message ?? `The server answered ${status}.`);
}

async function call(url: string, { method = "GET", body }: Ask): Promise<[Response, unknown]> {
  let response: Response;
  try {
    response = await fetch(url, {
      method,
      credentials: "same-origin",
      headers: {
        accept: "application/json",
        ...(body !== undefined && { "content-type": "application/json; charset=utf-8" }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new ApiError(0, "network", "The server could not be reached.");
  }
  return [response, await response.json().catch(() => undefined)];
}

async function read<T>(url: string, ask: Ask = {}): Promise<T> {
  const [response, body] = await call(url, ask);
  if (!response.ok) throw faultOf(response.status, body);
  if (body === undefined) throw new ApiError(response.status, "unreadable", "An empty answer.");
  return body as T;
}

async function readOrNull<T>(url: string): Promise<T | null> {
  try {
    return await read<T>(url);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** A call that saves: the broken rules, empty when done; also when the status is not 200 (contract §3). */
async function save(url: string, ask: Ask): Promise<ValidationErrors> {
  const [response, body] = await call(url, { method: "POST", ...ask });
  if (Array.isArray(body)) return body as ValidationErrors;
  throw faultOf(response.status, body);
}

/** The public reads over HTTP; 404 of one record is `null`. */
export function createApiReader({ apiBase }: Pick<SiteSettings, "apiBase">): SiteReader {
  const post = <T>(path: string, body: unknown) =>
    read<T>(`${apiBase}/${path}`, { method: "POST", body });
  const one = <T>(path: string) => readOrNull<T>(`${apiBase}/${path}`);
  return {
    quote: (n) => one(`quote/${n}`),
    resources: () => read(`${apiBase}/resources`),
    cats: () => read(`${apiBase}/cats`),
    flora: (filter) => post("flora", filter),
    floraDetail: (keyId) => one(`flora/${encodeURIComponent(keyId)}`),
    fauna: (filter) => post("fauna", filter),
    faunaDetail: (keyId) => one(`fauna/${encodeURIComponent(keyId)}`),
    photos: (filter) => post("photos", filter),
    photoCategories: () => read(`${apiBase}/photocategories`),
  };
}

/** GET {mvcBase}/cp/getuser. */
export function fetchClaims({ mvcBase }: Pick<SiteSettings, "mvcBase">): Promise<Claim[]> {
  return read(`${mvcBase}/cp/getuser`);
}

/** POST {apiBase}/owner/setup. */
export function setUpOwner(
  { apiBase }: Pick<SiteSettings, "apiBase">,
  draft: OwnerSetup,
): Promise<ValidationErrors> {
  return save(`${apiBase}/owner/setup`, { body: draft });
}
