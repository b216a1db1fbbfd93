import { string } from "yup";
import { limits } from "../limits";
import { passwordBytes } from "../account";
import { closed } from "./closed";
import { lowerCaseAddress } from "./contact";

const bytes = (value: string) => new TextEncoder().encode(value).length;

/** docs/product.md 7.2. */
const chosenPassword = string()
  .required("Please choose a password.")
  .test(
    "bytes",
    `The password must have ${passwordBytes.min} to ${passwordBytes.max} characters.`,
    (value) => bytes(value) >= passwordBytes.min && bytes(value) <= passwordBytes.max,
  );

const email = string()
  .matches(lowerCaseAddress, "Please enter a valid e-mail address.")
  .max(limits.email)
  .required("Please enter an e-mail address.");

const ownPassword = string().required("Please enter your password.");

/** An e-mail address and a password. */
export const ownerSetupSchema = closed({
  token: string().required("This set-up link is not complete. Please copy it whole."),
  email,
  password: chosenPassword,
});

/** The new address, and the password. */
export const emailChangeSchema = closed({ email, currentPassword: ownPassword });

export const passwordChangeSchema = closed({
  oldPassword: ownPassword,
  newPassword: chosenPassword,
});

export const resetAskSchema = closed({ email });

export const passwordResetSchema = closed({
  token: string().required("This reset link is not complete. Please copy it whole."),
  newPassword: chosenPassword,
});

export const secondFactorChangeSchema = closed({
  password: ownPassword,
  code: string().max(limits.text).required("Please enter the code your app shows."),
});
