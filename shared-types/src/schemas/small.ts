import { number, object, string, type ObjectSchema } from "yup";
import { categoryLists, categoryMessages, type CategoryDraft } from "../category";
import { contactMessages, type ContactMessage } from "../contact";
import { keywordMessages, type KeywordDraft } from "../keyword";
import { limits } from "../limits";
import { passwordBytes, type OwnerSetup } from "../session";
import { requiredText, text } from "./text";

export const keywordDraftSchema: ObjectSchema<KeywordDraft> = object({
  keyword: requiredText("Keyword", limits.keyword, keywordMessages.required),
}).noUnknown();

export const categoryDraftSchema: ObjectSchema<CategoryDraft> = object({
  cpListId: number()
    .default(1)
    .oneOf(
      categoryLists.map(({ id }) => id),
      "Please select a list.",
    ),
  cpOptionName: requiredText("Name", limits.categoryName, categoryMessages.required),
  cpOptionDescrip: text("Description", limits.categoryText),
  cpOptionValue: text("Value", limits.categoryText),
}).noUnknown();

/** An address in lower case; the form lower-cases what is typed (contract §10). */
const lowerCaseAddress = /^[a-z0-9._%+'-]+@[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/;

/** spec §5, contact form. */
export const contactMessageSchema: ObjectSchema<ContactMessage> = object({
  nameFirst: text("First Name", limits.person),
  nameLast: text("Last Name", limits.person),
  email: text("Email", limits.email).matches(lowerCaseAddress, {
    message: contactMessages.email,
    excludeEmptyString: true,
  }),
  photoId: text("Photo Id", limits.photoIdText),
  message: requiredText("Message", limits.message, contactMessages.message),
  frcCaptchaResponse: string().default(""),
}).noUnknown();

const bytes = (value: string) => new TextEncoder().encode(value).length;

/** contract §2: an e-mail address and a password of 12 to 72 bytes. */
export const ownerSetupSchema: ObjectSchema<OwnerSetup> = object({
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
}).noUnknown();
