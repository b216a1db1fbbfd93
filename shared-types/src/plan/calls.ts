import type { Calls } from "../kit/call";
import { validationErrors } from "../kit/error-answers";
import { list } from "../kit/fields";
import { planAnswers } from "./answers";
import { planDraftSchema } from "./schema";

export const planCalls = {
  plans: {
    method: "GET",
    path: "/api/plans",
    who: "anyone",
    summary: "All plans, the newest first.",
    answer: list(planAnswers.Plan),
    cached: true,
  },
  planDetail: {
    method: "GET",
    path: "/api/plans/{keyId}",
    who: "anyone",
    summary: "One plan with its drawings and plants.",
    answer: planAnswers.PlanDetail,
    cached: true,
  },
  planRecord: {
    method: "GET",
    path: "/api/plan/{keyId}",
    summary: "One plan to edit, by key or by id.",
    answer: planAnswers.PlanRecord,
  },
  planAdd: {
    method: "POST",
    path: "/api/planadd",
    summary: "Adds a plan.",
    body: planDraftSchema,
    answer: validationErrors,
    creates: "/api/plan/{id}",
  },
  planUpdate: {
    method: "PUT",
    path: "/api/planupdate",
    summary: "Saves a plan with its drawings, beds and plantings.",
    body: planDraftSchema,
    answer: validationErrors,
  },
  planDelete: {
    method: "DELETE",
    path: "/api/plandelete/{id}",
    summary: "Puts a plan into the bin.",
    answer: validationErrors,
  },
} as const satisfies Calls;
