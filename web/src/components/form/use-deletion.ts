import { useState } from "react";
import type { ValidationErrors } from "shared-types/kit/error-answers";
import { panelMessages } from "shared-types/kit/panel-messages";
import { useEditForm } from "./edit-form-context";
import { whyNotSaved } from "./errors";

export interface Deletion {
  /** The question of the confirmation; a function is asked for it first. */
  question?: string | (() => Promise<string>);
  remove: () => Promise<ValidationErrors>;
  onRemoved: () => void;
  /** Outside of a form: shows why it failed. */
  onFailed?: (errors: ValidationErrors) => void;
}

/** Deletes the record of the EditForm around it, or of no form, after asking 'are you sure?'. */
export function useDeletion(deletion: Deletion): { isBusy: boolean; start: () => void } {
  const { question = panelMessages.confirmDelete, remove, onRemoved, onFailed } = deletion;
  const form = useEditForm();
  const [isBusy, setIsBusy] = useState(false);

  /** The errors of the removal; null when the owner does not want it. */
  const askAndRemove = async () => {
    const words = typeof question === "string" ? question : await question();
    return window.confirm(words) ? remove() : null;
  };

  const run = async () => {
    if (isBusy) return;
    setIsBusy(true);
    const errors = await askAndRemove().catch(whyNotSaved);
    setIsBusy(false);
    if (errors === null) return;
    if (errors.length > 0) {
      (onFailed ?? form?.report)?.(errors);
      return;
    }
    form?.forget();
    onRemoved();
  };

  return { isBusy, start: () => void run() };
}
