import { binDays } from "shared-types/history/codes";
import { panelMessages } from "shared-types/kit/panel-messages";

/**
 * The question before records are put into the bin.
 * @param what a sentence that names them: '“White oak”.'
 * @param more further sentences, such as what stays; empty ones are left out
 */
export function deleteQuestion(what: string, ...more: string[]): string {
  const sentences = [what, `In the bin for ${binDays} days.`, ...more].filter(Boolean).join(" ");
  return `${sentences.replace(/\.$/, "")}: ${panelMessages.confirmDelete}`;
}
