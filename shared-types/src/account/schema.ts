import { string, type InferType } from "yup";
import { limits } from "../kit/limits";
import { passwordBytes } from "./codes";
import { closed } from "../kit/closed";
import { email, ownPassword } from "./credentials";

const bytes = (value: string) => new TextEncoder().encode(value).length;

/** docs/product.md 7.2. */
const chosenPassword = string()
  .required("Please choose a password.")
  .test(
    "bytes",
    `The password must have ${passwordBytes.min} to ${passwordBytes.max} characters.`,
    (value) => bytes(value) >= passwordBytes.min && bytes(value) <= passwordBytes.max,
  );

/** An e-mail address and a password. */
export const ownerSetupSchema = closed({
  token: string().required("This set-up link is incomplete. Please copy the whole link."),
  email,
  password: chosenPassword,
}).meta({ id: "OwnerSetup" });

/** The new address, and the password. */
export const emailChangeSchema = closed({ email, currentPassword: ownPassword }).meta({
  id: "EmailChange",
});

export const passwordChangeSchema = closed({
  oldPassword: ownPassword,
  newPassword: chosenPassword,
}).meta({ id: "PasswordChange" });

export const resetAskSchema = closed({ email }).meta({ id: "ResetAsk" });

export const passwordResetSchema = closed({
  token: string().required("This reset link is incomplete. Please copy the whole link."),
  newPassword: chosenPassword,
}).meta({ id: "PasswordReset" });

export const secondFactorChangeSchema = closed({
  password: ownPassword,
  code: string().max(limits.text).required("Please enter the code your app shows."),
}).meta({ id: "SecondFactorChange" });

export type EmailChange = InferType<typeof emailChangeSchema>;
export type OwnerSetup = InferType<typeof ownerSetupSchema>;
export type PasswordChange = InferType<typeof passwordChangeSchema>;
export type PasswordReset = InferType<typeof passwordResetSchema>;
export type ResetAsk = InferType<typeof resetAskSchema>;
export type SecondFactorChange = InferType<typeof secondFactorChangeSchema>;
