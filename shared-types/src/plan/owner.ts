import type { Calls } from "../kit/call";

/** The owner's calls, apart from the public ones: visitors do not download them. */
export const planOwnerCalls = {
  planRecord: {
    method: "GET",
    path: "/api/plan/{keyId}",
    summary: "One plan to edit, by key or by id.",
    answer: "PlanRecord",
  },
  planAdd: {
    method: "POST",
    path: "/api/planadd",
    summary: "Adds a plan.",
    body: "PlanDraft",
    answer: "ValidationErrors",
    creates: "/api/plan/{id}",
  },
  planUpdate: {
    method: "PUT",
    path: "/api/planupdate",
    summary: "Saves a plan with its drawings, beds and plantings.",
    body: "PlanDraft",
    answer: "ValidationErrors",
  },
  planDelete: {
    method: "DELETE",
    path: "/api/plandelete/{id}",
    summary: "Puts a plan into the bin.",
    answer: "ValidationErrors",
  },
} as const satisfies Calls;
