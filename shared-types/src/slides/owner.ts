import type { Calls } from "../kit/call";

/** The owner's calls, apart from the public one: visitors do not download them. */
export const slidesOwnerCalls = {
  slidesEdit: {
    method: "GET",
    path: "/api/slidesedit",
    summary: "All slides, to edit: also those whose photo visitors do not see at the moment.",
    answer: "SlidesToEdit",
  },
  slidesUpdate: {
    method: "PUT",
    path: "/api/slidesupdate",
    summary: "Saves the slides, all of them in their order.",
    body: "SlidesDraft",
    answer: "ValidationErrors",
  },
} as const satisfies Calls;
