import { isIPv4, isIPv6 } from "node:net";

/** The eight groups of an IPv6 address without dots. */
function groupsOf(address: string): string[] {
  const [head = "", tail] = address.split("::");
  const first = head === "" ? [] : head.split(":");
  if (tail === undefined) return first;
  const last = tail === "" ? [] : tail.split(":");
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => "0");
  return [...first, ...zeros, ...last];
}

/** Removes an address's zone, and maps IPv4-mapped IPv6 to IPv4. */
function plainAddress(ip: string): string {
  const [address = ""] = ip.toLowerCase().split("%");
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1] ?? address;
}

/** The first groups of an IPv6 address, each as short as it can be; null for any other. */
function ipv6Network(address: string, groups: number): string | null {
  if (!isIPv6(address) || address.includes(".")) return null;
  const network = groupsOf(address).slice(0, groups);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/${groups * 16}`;
}

/**
 * What rate limits treat as one address: an IPv4 address, or the /64 network of an IPv6
 * one, which belongs to one household.
 */
export function addressKey(ip: string): string {
  const address = plainAddress(ip);
  return ipv6Network(address, 4) ?? address;
}

/**
 * An address shortened to its network, so that it identifies no household: `203.0.113.0/24`,
 * `2001:db8:1::/48`; '' for anything else.
 */
export function networkOf(ip: string): string {
  const address = plainAddress(ip);
  if (isIPv4(address)) return `${address.split(".").slice(0, 3).join(".")}.0/24`;
  return ipv6Network(address, 3) ?? "";
}
