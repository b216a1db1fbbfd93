import { string, type ObjectSchema } from "yup";
import { limits } from "../limits";
import { passwordBytes, type OwnerSetup } from "../session";
import { closed } from "./closed";
import { lowerCaseAddress } from "./contact";

const bytes = (value: string) => new TextEncoder().encode(value).length;

/** contract §2: an e-mail address and a password of 12 to 72 bytes. */
export const ownerSetupSchema: ObjectSchema<OwnerSetup> = closed({
  token: string().required("This set-up link is not complete. Please copy it whole."),
  email: string()
    .matches(lowerCaseAddress, "Please enter a valid e-mail address.")
    .max(limits.email)
    .required("Please enter an e-mail address."),
  password: string()
    .required("Please choose a password.")
    .test(
      "bytes",
      `The password must have ${passwordBytes.min} to ${passwordBytes.max} characters.`,
      (value) => bytes(value) >= passwordBytes.min && bytes(value) <= passwordBytes.max,
    ),
});
