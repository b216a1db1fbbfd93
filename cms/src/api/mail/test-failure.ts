import type { ValidationErrorItem } from "shared-types/kit/error-answers";
import { mailMessages } from "shared-types/mail/codes";
import type { MailError } from "./mail-error";

type Cause = [says: RegExp, fieldId: string, errorMessage: string];

/** What nodemailer, Node and OpenSSL say; the first that fits counts. */
const causes: Cause[] = [
  [/EDNS|ENOTFOUND|EAI_AGAIN/, "server", mailMessages.unknownServer],
  [/ECONNREFUSED/, "port", mailMessages.refused],
  [/EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL/, "server", mailMessages.unreachable],
  [/certificate|altnames/i, "server", mailMessages.certificate],
  [/wrong version number|packet length too long/i, "security", mailMessages.notTls],
  [/ETLS.*STARTTLS/, "security", mailMessages.noStartTls],
  [/ETIMEDOUT/, "server", mailMessages.timeout],
  [/EPROTOCOL/, "port", mailMessages.noMailServer],
  [/ECONNECTION|ECONNRESET|ESOCKET|ETLS/, "security", mailMessages.closed],
];

/** A reply that begins with 4 is for the moment only: of servers that make strangers wait, or are busy (RFC 5321, 4.2.1). */
const isForNow = /(?:: |response=)4\d\d[ -]/;

const replies: Cause[] = [
  [/^EAUTH/, "mailPassword", mailMessages.signIn],
  [/ MAIL FROM/, "from", mailMessages.sender],
  [/ RCPT TO/, "to", mailMessages.recipient],
];

const find = (list: Cause[], text: string) => list.find(([says]) => says.test(text));

/** Why a test mail failed, in plain words on the field to look at; a server's own reply is quoted. */
export function testFailure({ code, command, message }: MailError): ValidationErrorItem {
  if (isForNow.test(message))
    return { fieldId: "", errorMessage: `${mailMessages.later} It says: ${message}` };
  const reply = find(replies, `${code} ${command}`);
  if (reply) return { fieldId: reply[1], errorMessage: `${reply[2]} It says: ${message}` };
  const known = find(causes, `${code} ${message}`);
  if (known) return { fieldId: known[1], errorMessage: known[2] };
  return { fieldId: "", errorMessage: `${mailMessages.other} It says: ${message}` };
}
