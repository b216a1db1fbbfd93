import type { ErrorBody, ErrorCode } from "shared-types/kit/errors";
import type { Call } from "shared-types/kit/call";
import type { Schema } from "shared-types/kit/check";
import { validationErrors } from "shared-types/kit/error-answers";
import { linkAnswers } from "shared-types/link/answers";

const codes: Record<number, ErrorCode> = {
  400: "malformed",
  401: "unauthenticated",
  403: "forbidden",
  404: "notFound",
  405: "methodNotAllowed",
  409: "conflict",
  412: "changed",
  413: "tooLarge",
  415: "unsupportedType",
  429: "tooMany",
  503: "unavailable",
};

/** Sentences for errors whose own message tells a person nothing, or too much. */
const sentences: Partial<Record<number, string>> = {
  401: "Please sign in.",
  403: "Only the owner of this site may do that.",
  404: "There is nothing at this address.",
  413: "That is more than this site accepts at once.",
  415: "Please send JSON, or files as a form where files are asked for.",
  429: "Too many tries. Please try again later.",
  503: "The site can’t answer right now. Please try again in a moment.",
  507: "The site’s disk is full, and nothing was saved. Free some space, then try again.",
};

const somethingWrong = "Something went wrong on this site. Please try again.";

/** The sentence of an error: its own where the caller can do something about it, else one of ours. */
export function sentenceFor(status: number, message: string): string {
  const own =
    [400, 404, 405, 409, 412].includes(status) && message !== "" && message !== "Not Found";
  return own ? message : (sentences[status] ?? somethingWrong);
}

/** The error body with a sentence of this site's own, whatever the status. */
export function ownErrorBody(
  status: number,
  sentence: string,
  code = codes[status] ?? "internal",
): ErrorBody {
  return { error: { status, code, message: sentence } };
}

/** The body of a read that failed (docs/product.md 5.1). */
export function errorBody(status: number, message: string): ErrorBody {
  return ownErrorBody(status, sentenceFor(status, message));
}

const says = <Answer>(answer: Schema<Answer>, say: (sentence: string) => Answer) =>
  [answer, say] as const;

/** What calls that save answer, and how each says one sentence (docs/product.md 5.1). */
const savingAnswers = new Map<Call["answer"], (sentence: string) => unknown>([
  says(validationErrors, (errorMessage) => [{ fieldId: "", errorMessage }]),
  says(linkAnswers.LinkMessages, (message) => [{ message }]),
  says(linkAnswers.LinkAddAnswer, (message) => ({ errors: [{ message }], newLinkId: 0 })),
]);

/** Whether a call with this answer saves. */
export const isSaving = (answer: Call["answer"]): answer is Schema<unknown> =>
  savingAnswers.has(answer);

/** The body of a failure: a call that saves gives it the form of its answer, so that a client reading only the body shows it. */
export function failureBody(answer: Call["answer"], status: number, message: string): unknown {
  const say = savingAnswers.get(answer);
  return say ? say(sentenceFor(status, message)) : errorBody(status, message);
}
