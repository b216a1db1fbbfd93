import { whyNotDone } from "../../../components/form/errors";
import { ApiError } from "../../../lib/errors";

/** The server's message about what it refused, or why there is none. */
export function problemsOf(error: unknown): string[] {
  const isTold = error instanceof ApiError && [400, 404, 409, 412, 413].includes(error.status);
  return isTold ? [error.message] : whyNotDone(error).map(({ errorMessage }) => errorMessage);
}
