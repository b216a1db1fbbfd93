import { limits } from "shared-types/kit/limits";
import { keyFor } from "../../platform/keys";
import { sign } from "../../platform/signature";
import { addressKey } from "../../platform/address-key";

const addresses = keyFor("visitor address");
const accounts = keyFor("account name");

/** The key a visitor is counted by, which does not reveal the address. */
export function visitorKey(ip: string): string {
  return sign(addresses, addressKey(ip));
}

/** The key an account is counted by, whether or not it exists; a name may be very long. */
export function accountKey(identifier: string): string {
  return sign(accounts, identifier.trim().toLowerCase().slice(0, limits.email));
}
