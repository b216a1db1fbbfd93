import { binDays } from "shared-types/history/codes";
import { panelMessages } from "shared-types/kit/panel-messages";

/**
 * The question before records are put into the bin.
 * @param what a sentence that names them: '“White oak”.'
 * @param more further sentences, such as what stays; empty ones are left out
 */
export const deleteQuestion = (what: string, ...more: string[]): string =>
  [what, `In the bin for ${binDays} days.`, ...more, panelMessages.confirmDelete]
    .filter(Boolean)
    .join(" ");
