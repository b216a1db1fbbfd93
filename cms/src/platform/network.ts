import { isIPv4, isIPv6 } from "node:net";
import { groupsOf, plainAddress } from "./address-key";

/**
 * An address shortened to its network, so that it identifies no household: `203.0.113.0/24`,
 * `2001:db8:1::/48`; '' for anything else.
 */
export function networkOf(ip: string): string {
  const address = plainAddress(ip);
  if (isIPv4(address)) return `${address.split(".").slice(0, 3).join(".")}.0/24`;
  if (!isIPv6(address) || address.includes(".")) return "";
  const groups = groupsOf(address).slice(0, 3);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/48`;
}
