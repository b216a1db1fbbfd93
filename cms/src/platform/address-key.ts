import { isIPv6 } from "node:net";

/** The eight groups of an IPv6 address without dots. */
export function groupsOf(address: string): string[] {
  const [head = "", tail] = address.split("::");
  const first = head === "" ? [] : head.split(":");
  if (tail === undefined) return first;
  const last = tail === "" ? [] : tail.split(":");
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => "0");
  return [...first, ...zeros, ...last];
}

/** Removes an address's zone, and maps IPv4-mapped IPv6 to IPv4. */
export function plainAddress(ip: string): string {
  const [address = ""] = ip.toLowerCase().split("%");
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1] ?? address;
}

/**
 * What rate limits treat as one address: an IPv4 address, or the /64 network of an IPv6
 * one, which belongs to one household.
 */
export function addressKey(ip: string): string {
  const address = plainAddress(ip);
  if (!isIPv6(address) || address.includes(".")) return address;
  const network = groupsOf(address).slice(0, 4);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}
