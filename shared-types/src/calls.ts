export interface Call {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** The full path, parameters in braces. */
  path: string;
  who: "anyone" | "owner";
  summary: string;
  /** 'errors': the answer is a list of errors, empty when done. */
  answers?: "errors";
}

/** Every call the server answers: the one list behind OpenAPI and the access table of the tests. */
export const calls = {
  quote: { method: "GET", path: "/api/quote/{n}", who: "anyone", summary: "The n-th quotation." },
  resources: {
    method: "GET",
    path: "/api/resources",
    who: "anyone",
    summary: "All resources but the cat references.",
  },
  resource: {
    method: "GET",
    path: "/api/resource/{id}",
    who: "anyone",
    summary: "One resource.",
  },
  cats: { method: "GET", path: "/api/cats", who: "anyone", summary: "Resources about house cats." },
  floraList: {
    method: "POST",
    path: "/api/flora",
    who: "anyone",
    summary: "Plants, searched and sorted.",
  },
  floraDetail: {
    method: "GET",
    path: "/api/flora/{keyId}",
    who: "anyone",
    summary: "One plant with notes, links and photos.",
  },
  faunaList: {
    method: "POST",
    path: "/api/fauna",
    who: "anyone",
    summary: "Animals, searched and sorted.",
  },
  faunaDetail: {
    method: "GET",
    path: "/api/fauna/{keyId}",
    who: "anyone",
    summary: "One animal with notes, links and photos.",
  },
  photos: {
    method: "POST",
    path: "/api/photos",
    who: "anyone",
    summary: "One page of photos, searched and sorted.",
  },
  photoCategories: {
    method: "GET",
    path: "/api/photocategories",
    who: "anyone",
    summary: "The photo categories a visitor can choose from.",
  },
  getUser: {
    method: "GET",
    path: "/cp/getuser",
    who: "anyone",
    summary: "The claims of whoever asks; empty unless it is the owner.",
  },
  ownerSetup: {
    method: "POST",
    path: "/api/owner/setup",
    who: "anyone",
    summary: "Creates the owner with the one-time token of the first start.",
    answers: "errors",
  },
  openapi: {
    method: "GET",
    path: "/api/openapi.json",
    who: "anyone",
    summary: "This description.",
  },
} as const satisfies Record<string, Call>;

export type CallName = keyof typeof calls;
