import type { ErrorBody, ErrorCode } from "shared-types/kit/errors";
import type { ValidationErrors } from "shared-types/kit/error-answers";
import type { LinkAddAnswer, LinkMessages } from "shared-types/link/answers";
import type { SavingAnswer } from "./calls";

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

/** The same in the form of a saving call's answer, so that a client reading only the body shows it. */
export function savingErrorBody(
  answer: SavingAnswer,
  status: number,
  message: string,
): ValidationErrors | LinkMessages | LinkAddAnswer {
  const sentence = sentenceFor(status, message);
  switch (answer) {
    case "ValidationErrors":
      return [{ fieldId: "", errorMessage: sentence }];
    case "LinkMessages":
      return [{ message: sentence }];
    case "LinkAddAnswer":
      return { errors: [{ message: sentence }], newLinkId: 0 };
  }
}
