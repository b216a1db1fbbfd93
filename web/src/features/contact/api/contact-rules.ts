import type { ContactFields, ValidationErrors } from "shared-types";
import { check, contactFieldsSchema, faultsOf } from "shared-types/schemas";

/** All errors of the contact form, in the order of its fields. */
export async function brokenFields(fields: ContactFields): Promise<ValidationErrors> {
  const errors = faultsOf(await check(contactFieldsSchema, fields));
  const order = Object.keys(fields);
  return errors.sort((a, b) => order.indexOf(a.fieldId) - order.indexOf(b.fieldId));
}
