import type { Calls } from "../kit/call";

/** What anyone may call; every page loads these, so they stand apart. */
export const photoCalls = {
  photos: {
    method: "POST",
    path: "/api/photos",
    who: "anyone",
    summary: "One page of photos, searched and sorted.",
    body: "PhotoFilter",
    answer: "PhotoPage",
    cached: true,
  },
  photo: {
    method: "GET",
    path: "/api/photos/{photoId}",
    who: "anyone",
    summary: "One photo and its page of the gallery.",
    answer: "PhotoPlace",
    cached: true,
  },
} as const satisfies Calls;
