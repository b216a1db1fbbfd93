import {
  contactCalls,
  type ContactMessage,
  type SiteSettings,
  type ValidationErrors,
} from "shared-types";
import { readErrors } from "../../../lib/api-client";
import { call, openServer } from "../../../lib/call";
import { isAway } from "../../../lib/errors";

const away =
  "Your letter has not been sent: the garden’s server could not be reached. Nothing you wrote is lost; please try again in a moment.";
const odd =
  "Your letter has not been sent: the server did not answer as it should. Nothing you wrote is lost; please try again later.";

/** Sends a message; empty when accepted. Failures other than validation errors come as one sentence. */
export async function sendContact(
  settings: SiteSettings,
  body: ContactMessage,
): Promise<ValidationErrors> {
  try {
    return readErrors(await call(openServer(settings), contactCalls.contactAdd, { body }));
  } catch (error) {
    return [{ fieldId: "", errorMessage: isAway(error) ? away : odd }];
  }
}
