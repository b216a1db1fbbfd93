import { useState } from "react";
import type { PostedContact, ValidationErrors } from "shared-types";
import { useSite } from "../../lib/settings";
import { brokenCaptcha, brokenRules } from "./api/broken-rules";
import { controlOf, emptyFields, fieldsToSend, typedFields } from "./api/contact-fields";
import { forgetDraft } from "./api/draft";
import { sendContact } from "./api/send-contact";
import { solutionField } from "./api/solution-field";
import type { Captcha } from "./captcha/use-captcha";

/** spec §4, contact submit button: SEND, then 'Validating...', then 'Submitting...'. */
export type Stage = "idle" | "validating" | "submitting";

interface ContactFormUse {
  posted?: PostedContact;
  captcha: Captcha;
  onSent: () => void;
}

interface ContactFormState {
  stage: Stage;
  errors: ValidationErrors;
  /** The errors whose fields have not been touched since. */
  open: ValidationErrors;
  /** Counts failed tries. */
  attempt: number;
  submit: (form: HTMLFormElement) => Promise<void>;
  /** The visitor is changing a field: it is not called wrong until it is checked again. */
  touch: (name: string) => void;
  /** Fetches the code that checks the rules. */
  prepare: () => void;
}

/** The way of a letter: checked here, sent, and back to the form with whatever is wrong with it. */
export function useContactForm({ posted, captcha, onSent }: ContactFormUse): ContactFormState {
  const { settings } = useSite();
  const [stage, setStage] = useState<Stage>("idle");
  const came = posted?.errors ?? [];
  const [review, setReview] = useState({
    errors: came,
    open: came,
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
    // A letter that is given back for another reason keeps its solution (contract §10).
    if (errors.some(({ fieldId }) => fieldId === solutionField)) captcha.restart();
    giveBack(errors);
  };

  return {
    ...review,
    stage,
    submit,
    touch: (name) =>
      setReview((now) =>
        now.open.some(({ fieldId }) => fieldId === name)
          ? { ...now, open: now.open.filter(({ fieldId }) => fieldId !== name) }
          : now,
      ),
    prepare: () => void brokenRules(emptyFields),
  };
}
