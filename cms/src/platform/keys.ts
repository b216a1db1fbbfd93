import { hkdfSync } from "node:crypto";
import { secrets } from "./secrets";

/** One key for each purpose, so that no signature is valid for another. */
export type Purpose =
  | "captcha puzzle"
  | "contact question"
  | "visitor address"
  | "account name"
  | "second factor secret"
  | "recovery code"
  | "mail password"
  | "publish secret";

/** 32 bytes, derived from a secret every site has had from its first start (docs/decisions/021). */
export function keyFor(purpose: Purpose): Buffer {
  return Buffer.from(hkdfSync("sha256", secrets.encryptionKey, "", purpose, 32));
}
