import type { ContactMessage } from "shared-types/contact/schema";
import type { ValidationErrors } from "shared-types/kit/error-answers";
import type { SiteSettings } from "shared-types/site/parts";
import { readErrors } from "../../../lib/api-client";
import { call, openServer } from "../../../lib/call";
import { isAway } from "../../../lib/errors";

const away =
  "Your letter wasn’t sent: the garden’s server couldn’t be reached. Nothing you wrote is lost. Please try again in a moment.";
const odd =
  "Your letter wasn’t sent: something went wrong on the server. Nothing you wrote is lost. Please try again later.";

/** Sends a message; empty when accepted. Failures other than validation errors come as one sentence. */
export async function sendContact(
  settings: SiteSettings,
  body: ContactMessage,
): Promise<ValidationErrors> {
  try {
    return readErrors(await call(openServer(settings), "POST /api/contactadd", { body }));
  } catch (error) {
    return [{ fieldId: "", errorMessage: isAway(error) ? away : odd }];
  }
}

/** Why the form cannot be posted now: the server is not reached; empty when it is. */
export async function whyAway(settings: SiteSettings): Promise<ValidationErrors> {
  const isReached = await call(openServer(settings), "GET /api/health").then(
    () => true,
    () => false,
  );
  return isReached ? [] : [{ fieldId: "", errorMessage: away }];
}
