import { readJson, sending } from "./api-client";

/** Sends a call that answers with a file: the body of a good answer is a Blob. */
export const sendForFile = sending({
  accept: "*/*",
  read: (response) => (response.ok ? response.blob().catch(() => undefined) : readJson(response)),
});
