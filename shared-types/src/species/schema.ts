import { string } from "yup";
import { limits } from "../kit/limits";
import { newSpeciesKey } from "./codes";

/** 1–10 of a–z, 0–9, '-'; never 'add', which is a route. */
export const keyId = string()
  .transform((_value: unknown, given: unknown) => given)
  .typeError("The Key ID field must be text.")
  .default("")
  .required("Please enter a key id.")
  .max(limits.keyId, `For the Key ID field, max length is ${limits.keyId}.`)
  .matches(/^[a-z0-9-]*$/, "A key id can only have the letters a–z, digits and '-'.")
  .notOneOf([newSpeciesKey], "The key id 'add' is reserved. Please choose another.");
