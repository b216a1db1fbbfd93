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

/** An address without its zone, and the IPv4 one that an IPv6 one stands for. */
export function plainAddress(ip: string): string {
  const [address = ""] = ip.toLowerCase().split("%");
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1] ?? address;
}

/**
 * What counts as one visitor's address in limits: an IPv4 address, or the /64 network of an IPv6
 * one, which a household has as a whole.
 */
export function addressKey(ip: string): string {
  const address = plainAddress(ip);
  if (!isIPv6(address) || address.includes(".")) return address;
  const network = groupsOf(address).slice(0, 4);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}
