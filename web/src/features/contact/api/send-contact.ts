import type { ContactMessage, SiteSettings, ValidationErrors } from "shared-types";
import { readErrors, send } from "../../../lib/api-client";
import { isAway } from "../../../lib/errors";

const away =
  "Your letter has not been sent: the garden’s server could not be reached. Nothing you wrote is lost; please try again in a moment.";
const odd =
  "Your letter has not been sent: the server did not answer as it should. Nothing you wrote is lost; please try again later.";

/** Sends a letter; empty means it was taken. A fault that is no broken rule comes as one sentence. */
export async function sendContact(
  { apiBase }: SiteSettings,
  message: ContactMessage,
): Promise<ValidationErrors> {
  try {
    return readErrors(await send(`${apiBase}/contactadd`, { method: "POST", body: message }));
  } catch (error) {
    return [{ fieldId: "", errorMessage: isAway(error) ? away : odd }];
  }
}
