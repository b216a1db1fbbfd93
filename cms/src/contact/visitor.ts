import { keyFor } from "../captcha/keys";
import { sign } from "../captcha/signature";
import { addressKey } from "../lib/address-key";

const key = keyFor("visitor address");

/** What a visitor is counted by: says nothing of his address to who reads the table. */
export function visitorOf(ip: string): string {
  return sign(key, addressKey(ip));
}
