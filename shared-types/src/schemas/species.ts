import { number, string } from "yup";
import { limits } from "../limits";

/** 1–10 of a–z, 0–9, '-'; never 'add', which is a route (contract §4). */
export const keyId = string()
  .default("")
  .required("Please enter a key id.")
  .max(limits.keyId, `For the Key ID field, max length is ${limits.keyId}.`)
  .matches(/^[a-z0-9-]*$/, "A key id holds only the letters a–z, digits and '-'.")
  .notOneOf(["add"], "The key id 'add' is taken by this site. Please choose another.");

/** The id of the record itself; 0 on add (spec §9). */
export const recordId = number().integer().min(0).default(0);

/** The id of a photo; what is not a number becomes 0 (spec §5). */
export const photoRef = number()
  .transform((value: number) => (Number.isInteger(value) && value > 0 ? value : 0))
  .default(0);
