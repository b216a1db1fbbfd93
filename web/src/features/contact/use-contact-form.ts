import { useState } from "react";
import { type PostedContact, captchaMarkers, type ContactFields } from "shared-types/contact/codes";
import type { ContactMessage } from "shared-types/contact/schema";
import type { ValidationErrors } from "shared-types/kit/error-answers";
import type { SiteSettings } from "shared-types/site/parts";
import { readErrors } from "../../lib/api-client";
import { call, openServer } from "../../lib/call";
import { isAway } from "../../lib/errors";
import { useSite } from "../../lib/settings";
import { controlOf, emptyFields, fieldsToSend, typedFields } from "./api/contact-fields";
import { forgetDraft } from "./api/draft";
import { solutionField } from "./api/solution-field";
import type { Captcha } from "./captcha/use-captcha";

const away =
  "Your letter wasn’t sent: the garden’s server couldn’t be reached. Nothing you wrote is lost. Please try again in a moment.";
const odd =
  "Your letter wasn’t sent: something went wrong on the server. Nothing you wrote is lost. Please try again later.";

/** Sends a message; empty when accepted. Failures other than validation errors come as one sentence. */
async function sendContact(
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
async function whyAway(settings: SiteSettings): Promise<ValidationErrors> {
  const isReached = await call(openServer(settings), "GET /api/health").then(
    () => true,
    () => false,
  );
  return isReached ? [] : [{ fieldId: "", errorMessage: away }];
}

/**
 * Validates a message (docs/product.md 4.7). The code of the rules is loaded when first needed; if that fails,
 * the server's validation is enough.
 */
async function brokenRules(fields: ContactFields): Promise<ValidationErrors> {
  const rules = await import("./api/contact-rules").catch(() => undefined);
  return rules ? rules.brokenFields(fields) : [];
}

/** The error for a captcha value that is a widget state and not a solution. */
function brokenCaptcha(response: string): ValidationErrors {
  const errorMessage = captchaMarkers[response];
  return errorMessage === undefined ? [] : [{ fieldId: solutionField, errorMessage }];
}

/** The contact form's button: SEND, then 'Validating...', then 'Submitting...' (docs/product.md 2.7). */
export type Stage = "idle" | "validating" | "submitting";

interface ContactFormUse {
  posted?: PostedContact;
  captcha: Captcha;
  onSent: () => void;
}

/** Submission of the contact form: validated, sent, and errors shown. */
export function useContactForm({ posted, captcha, onSent }: ContactFormUse) {
  const { settings } = useSite();
  const [stage, setStage] = useState<Stage>("idle");
  const came = posted?.errors ?? [];
  const [review, setReview] = useState({
    errors: came,
    /** The errors of fields that have not been edited since. */
    open: came,
    /** Number of failed attempts. */
    attempt: came.length > 0 ? 1 : 0,
  });

  const giveBack = (errors: ValidationErrors) => {
    setReview(({ attempt }) => ({ errors, open: errors, attempt: attempt + 1 }));
    setStage("idle");
  };

  const submit = async (form: HTMLFormElement) => {
    if (stage !== "idle") return;
    setStage("validating");
    const fields = fieldsToSend(typedFields(form));
    const response = captcha.response();
    const broken = [...(await brokenRules(fields)), ...brokenCaptcha(response)];
    if (broken.length > 0) {
      giveBack(broken);
      return;
    }
    setStage("submitting");
    const website = controlOf(form, "website")?.value ?? "";
    const letter = { ...fields, frcCaptchaResponse: response, website };
    const errors = await sendContact(settings, letter);
    if (errors.length === 0) {
      forgetDraft();
      onSent();
      return;
    }
    // A message returned for another reason keeps its solution (docs/product.md 7.4).
    if (errors.some(({ fieldId }) => fieldId === solutionField)) captcha.refuse();
    giveBack(errors);
  };

  const askInWords = async (form: HTMLFormElement) => {
    if (stage !== "idle") return;
    setStage("validating");
    const broken = await brokenRules(fieldsToSend(typedFields(form)));
    // A page of the browser's own would take the form's place while the server is away.
    const errors = broken.length > 0 ? broken : await whyAway(settings);
    if (errors.length > 0) giveBack(errors);
    else form.submit();
  };

  return {
    ...review,
    stage,
    submit,
    /** Sends the form as without scripts: the page comes back with a question in words. */
    askInWords,
    /** A field was edited: hides its error until the next validation. */
    touch: (name: string) =>
      setReview((now) =>
        now.open.some(({ fieldId }) => fieldId === name)
          ? { ...now, open: now.open.filter(({ fieldId }) => fieldId !== name) }
          : now,
      ),
    /** Loads the validation code. */
    prepare: () => void brokenRules(emptyFields),
  };
}
