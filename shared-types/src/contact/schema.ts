import type { InferType, ObjectSchema } from "yup";
import { contactMessages, type ContactFields } from "./codes";
import { limits } from "../kit/limits";
import { closed } from "../kit/closed";
import { line, lowerCaseAddress, requiredText, text } from "../kit/text";

/** Several times the length of the longest solution. */
const solutionMax = 10_000;

const fields = {
  nameFirst: line("First Name", limits.person),
  nameLast: line("Last Name", limits.person),
  email: line("Email", limits.email).matches(lowerCaseAddress, {
    message: contactMessages.email,
    excludeEmptyString: true,
  }),
  photoId: line("Photo Id", limits.photoIdText),
  message: requiredText("Message", limits.message, contactMessages.message),
};

/** What a visitor types (docs/product.md 4.7). */
export const contactFieldsSchema: ObjectSchema<ContactFields> = closed(fields);

/** The whole payload of contactadd; the captcha is verified separately. */
export const contactMessageSchema = closed({
  ...fields,
  frcCaptchaResponse: text("Captcha", solutionMax),
  website: text("Website", limits.href),
}).meta({ id: "ContactMessage" });

export type ContactMessage = InferType<typeof contactMessageSchema>;
