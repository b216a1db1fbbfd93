import type { Calls } from "../kit/call";

/** What anyone may call; every page loads these, so they stand apart. */
export const resourceCalls = {
  resources: {
    method: "GET",
    path: "/api/resources",
    who: "anyone",
    summary: "All resources but the cat references.",
    answer: "ResourceItem[]",
    cached: true,
  },
  resourceSections: {
    method: "GET",
    path: "/api/resourcesections",
    who: "anyone",
    summary: "The resource categories that the owner has added, by name: sections after the seven.",
    answer: "Option[]",
    cached: true,
  },
  resourceAnchors: {
    method: "GET",
    path: "/api/resourceanchors",
    who: "anyone",
    summary: "The deep links that public resources had before, until another takes them.",
    answer: "ResourceAnchor[]",
    cached: true,
  },
  resource: {
    method: "GET",
    path: "/api/resource/{id}",
    who: "anyone",
    summary: "One resource.",
    answer: "ResourceItem",
    cached: true,
  },
  cats: {
    method: "GET",
    path: "/api/cats",
    who: "anyone",
    summary: "Resources about house cats.",
    answer: "ResourceItem[]",
    cached: true,
  },
} as const satisfies Calls;
