import { string } from "yup";
import { limits } from "../kit/limits";
import { lowerCaseAddress } from "../kit/text";

export const email = string()
  .matches(lowerCaseAddress, "Please enter a valid e-mail address.")
  .max(limits.email)
  .required("Please enter an e-mail address.");

/** The owner's own password, which confirms a change. */
export const ownPassword = string().required("Please enter your password.");
