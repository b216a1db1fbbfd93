import { limits } from "shared-types";
import { keyFor } from "../captcha/keys";
import { sign } from "../captcha/signature";
import { addressKey } from "../lib/address-key";

const addresses = keyFor("visitor address");
const accounts = keyFor("account name");

/** What a visitor is counted by: says nothing of his address to who reads the table. */
export function visitorOf(ip: string): string {
  return sign(addresses, addressKey(ip));
}

/** What an account is counted by, whether there is one of this name or not; a name may be very long. */
export function accountOf(identifier: string): string {
  return sign(accounts, identifier.trim().toLowerCase().slice(0, limits.email));
}
