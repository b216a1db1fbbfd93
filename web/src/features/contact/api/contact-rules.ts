import type { ContactFields } from "shared-types/contact/codes";
import type { ValidationErrors } from "shared-types/kit/error-answers";
import { contactFieldsSchema } from "shared-types/contact/schema";
import { check, faultsOf } from "shared-types/kit/check";

/** All errors of the contact form, in the order of its fields. */
export async function brokenFields(fields: ContactFields): Promise<ValidationErrors> {
  const errors = faultsOf(await check(contactFieldsSchema, fields));
  const order = Object.keys(fields);
  return errors.sort((a, b) => order.indexOf(a.fieldId) - order.indexOf(b.fieldId));
}
