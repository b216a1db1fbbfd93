import { errors } from "@strapi/utils";
import type { ValidationErrors } from "shared-types";

/**
 * A rule that only the server can know, broken by a save or a deletion. Strapi's admin shows its
 * message at the field; our calls answer it as a list (contract §3). `fieldId` is '' for the record.
 */
export class BrokenRule extends errors.ValidationError<string, { errors: object[] }> {
  constructor(
    readonly fieldId: string,
    message: string,
  ) {
    const fault = { path: [fieldId], message, name: "ValidationError" };
    super(message, { errors: fieldId === "" ? [] : [fault] });
  }
}

/** Saves, and answers the rule that the save broke; any other failure is thrown on. */
export async function asErrors(save: () => Promise<unknown>): Promise<ValidationErrors> {
  try {
    await save();
    return [];
  } catch (error) {
    if (!(error instanceof BrokenRule)) throw error;
    return [{ fieldId: error.fieldId, errorMessage: error.message }];
  }
}
