import { useState } from "react";
import type { PostedContact } from "shared-types/contact/codes";
import type { ValidationErrors } from "shared-types/kit/error-answers";
import { useSite } from "../../lib/settings";
import { brokenCaptcha, brokenRules } from "./api/broken-rules";
import { controlOf, emptyFields, fieldsToSend, typedFields } from "./api/contact-fields";
import { forgetDraft } from "./api/draft";
import { sendContact, whyAway } from "./api/send-contact";
import { solutionField } from "./api/solution-field";
import type { Captcha } from "./captcha/use-captcha";

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
