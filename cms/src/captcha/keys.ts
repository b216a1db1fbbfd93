import { hkdfSync } from "node:crypto";
import { secrets } from "../secrets";

/** One key for each thing that is signed, so that no signature can stand for another. */
type Purpose =
  | "captcha puzzle"
  | "contact question"
  | "visitor address"
  | "account name"
  | "second factor secret"
  | "recovery code";

/** 32 bytes, derived from a secret every site has had from its first start (decision 047). */
export function keyFor(purpose: Purpose): Buffer {
  return Buffer.from(hkdfSync("sha256", secrets.encryptionKey, "", purpose, 32));
}
