import type { ValidationErrorItem } from "shared-types/kit/error-answers";
import { mailMessages } from "shared-types/mail/codes";
import type { MailSettingsDraft } from "shared-types/mail/schema";
import type { StoredMail } from "../mail/stored";

type Ready = StoredMail & { password: string };
type Draft = Omit<MailSettingsDraft, "signInPassword">;

const noServer = { server: "", port: 465, security: "tls", user: "", password: "" } as const;

/** The password to use, or why there is none; an empty field means the saved one. */
function passwordOf(
  draft: Draft,
  stored: StoredMail | null,
): { password: string } | { error: string } {
  if (draft.mailPassword !== "") return { password: draft.mailPassword };
  if (!stored || stored.password === "") return { error: mailMessages.noPassword };
  if (stored.password === null) return { error: mailMessages.lockedField };
  // Whoever could name another server would be sent the saved password.
  if (stored.server.toLowerCase() !== draft.server.toLowerCase())
    return { error: mailMessages.otherServer };
  return { password: stored.password };
}

/** What the owner typed, completed by what is saved; `isServerFixed`: SMTP_URL names the server. */
export function completed(
  draft: Draft,
  stored: StoredMail | null,
  isServerFixed: boolean,
): Ready | ValidationErrorItem {
  const { from, to, server, port, security, user } = draft;
  if (isServerFixed) {
    const { password = null } = stored ?? {};
    return { ...(stored && password !== null ? { ...stored, password } : noServer), from, to };
  }
  const signIn = { server, port, security, user, from, to };
  if (user === "")
    return draft.mailPassword === ""
      ? { ...signIn, password: "" }
      : { fieldId: "user", errorMessage: mailMessages.noUser };
  const found = passwordOf(draft, stored);
  if ("error" in found) return { fieldId: "mailPassword", errorMessage: found.error };
  return { ...signIn, ...found };
}
