import type { ContactFields, ValidationErrors } from "shared-types";
import { check, contactFieldsSchema } from "shared-types/schemas";

/** All errors of the contact form, in the order of its fields. */
export async function brokenFields(fields: ContactFields): Promise<ValidationErrors> {
  const checked = await check(contactFieldsSchema, fields);
  const order = Object.keys(fields);
  const errors =
    "broken" in checked ? checked.broken : "malformed" in checked ? checked.malformed : [];
  return errors.sort((a, b) => order.indexOf(a.fieldId) - order.indexOf(b.fieldId));
}
