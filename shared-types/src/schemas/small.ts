import { string, type ObjectSchema } from "yup";
import { contactMessages, type ContactMessage } from "../contact";
import { limits } from "../limits";
import { passwordBytes, type OwnerSetup } from "../session";
import { closed } from "./closed";
import { requiredText, text } from "./text";

/** An address in lower case; the form lower-cases what is typed (contract §10). */
const lowerCaseAddress = /^[a-z0-9._%+'-]+@[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/;

/** spec §5, contact form. */
export const contactMessageSchema: ObjectSchema<ContactMessage> = closed({
  nameFirst: text("First Name", limits.person),
  nameLast: text("Last Name", limits.person),
  email: text("Email", limits.email).matches(lowerCaseAddress, {
    message: contactMessages.email,
    excludeEmptyString: true,
  }),
  photoId: text("Photo Id", limits.photoIdText),
  message: requiredText("Message", limits.message, contactMessages.message),
  frcCaptchaResponse: string().default(""),
});

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
