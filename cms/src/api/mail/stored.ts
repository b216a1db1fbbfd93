import type { Core } from "@strapi/strapi";
import { seal, unseal } from "../../platform/sealed";
import type { MailServer } from "./transport";

/** The settings that the owner has saved. */
export interface StoredMail extends Omit<MailServer, "password"> {
  /** null: it was encrypted with other secrets than this server's. */
  password: string | null;
  from: string;
  /** '' means the owner's own address. */
  to: string;
}

type Row = Omit<StoredMail, "password"> & { sealedPassword: string };

const purpose = "mail password";

const store = (strapi: Core.Strapi) => strapi.store({ type: "api", name: "mail", key: "settings" });

function opened(sealed: string): string | null {
  if (sealed === "") return "";
  try {
    return unseal(sealed, purpose).toString("utf8");
  } catch {
    return null;
  }
}

/** Read from the database each time, so that all instances follow a change at once; null when there are none. */
export async function readStoredMail(strapi: Core.Strapi): Promise<StoredMail | null> {
  const row = (await store(strapi).get({})) as Row | null;
  if (!row) return null;
  const { sealedPassword, ...rest } = row;
  return { ...rest, password: opened(sealedPassword) };
}

/** Saves the settings; the password is encrypted with the site's own secret. */
export async function saveStoredMail(
  strapi: Core.Strapi,
  { password, ...rest }: StoredMail & { password: string },
): Promise<void> {
  const sealedPassword = password === "" ? "" : seal(Buffer.from(password, "utf8"), purpose);
  const row: Row = { ...rest, sealedPassword };
  await store(strapi).set({ value: row });
}

/** Forgets the settings and the password. */
export async function deleteStoredMail(strapi: Core.Strapi): Promise<void> {
  await store(strapi).delete({});
}
