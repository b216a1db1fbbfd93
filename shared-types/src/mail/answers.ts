import type { InferType } from "yup";
import { mailSecurities, mailStatuses } from "./codes";
import { bool, named, num, oneOf, shape, str } from "../kit/fields";

export const mailAnswers = named({
  /** `to` is '' for the address the owner signs in with. */
  MailSettings: shape({
    status: oneOf(mailStatuses),
    server: str,
    port: num,
    security: oneOf(mailSecurities),
    user: str,
    hasPassword: bool,
    from: str,
    to: str,
    /** What environment variables set: SMTP_URL, MAIL_FROM, MAIL_TO. */
    fixed: shape({ server: bool, from: bool, to: bool }),
  }),
});

export type MailSettings = InferType<typeof mailAnswers.MailSettings>;
