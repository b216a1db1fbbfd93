import type { InferType } from "yup";
import { mailAddress, mailLimits, mailMessages, mailPorts, mailSecurities } from "./codes";
import { limits } from "../kit/limits";
import { ownPassword } from "../account/credentials";
import { closed } from "../kit/closed";
import { oneOf } from "../kit/filter";
import { figure } from "../kit/number";
import { line } from "../kit/text";

/** A host name or an IP address, without scheme, port or path. */
export const hostName =
  /^([\p{L}\p{N}_]([\p{L}\p{N}_.-]*[\p{L}\p{N}])?\.?|[0-9a-f:.]*:[0-9a-f:.]*)$/iu;

/** Yup's own `trim` throws at what is not text. */
const trimmedLine = (label: string, max: number) =>
  line(label, max).transform((value: unknown) =>
    typeof value === "string" ? value.trim() : value,
  );

const address = (label: string) =>
  line(label, limits.email).matches(mailAddress, {
    message: "Please enter a valid e-mail address.",
    excludeEmptyString: true,
  });

/** PUT /api/owner/mail and POST /api/owner/mailtest. */
export const mailSettingsSchema = closed({
  server: trimmedLine("Server", mailLimits.server)
    .required(mailMessages.noServer)
    .matches(hostName, { message: mailMessages.server, excludeEmptyString: true }),
  port: figure(mailMessages.port, { min: 1, max: 65_535, whole: true, fallback: mailPorts.tls }),
  security: oneOf(mailSecurities, "tls"),
  /** '': the server wants no sign-in. */
  user: trimmedLine("User name", mailLimits.user),
  /** The password of `user`; '': the saved one. */
  mailPassword: line("Password", mailLimits.password),
  from: address("Sender").required(mailMessages.noSender),
  /** '': the address the owner signs in with. */
  to: address("Recipient"),
  /** The owner's own. */
  signInPassword: ownPassword,
}).meta({ id: "MailSettingsDraft" });

/** POST /api/owner/mailoff. */
export const mailOffSchema = closed({ signInPassword: ownPassword }).meta({ id: "MailOff" });

export type MailSettingsDraft = InferType<typeof mailSettingsSchema>;
export type MailOff = InferType<typeof mailOffSchema>;
