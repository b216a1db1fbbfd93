import { contactLimits } from "shared-types";

interface Limit {
  max: number;
  windowMs: number;
}

const minuteMs = 60_000;
/** The longest window: what is older counts nowhere. */
export const longestMs = 60 * minuteMs;

/** How often something may happen for one visitor or one account (contract §2, §4, §10). */
export const countLimits = {
  /** Messages accepted, and solutions refused, of a visitor. */
  message: { max: contactLimits.perHour, windowMs: longestMs },
  proof: { max: contactLimits.wrongSolutionsPerHour, windowMs: longestMs },
  /** Wrong passwords from an address, and for an account: of the panel and of Strapi's admin together. */
  address: { max: 10, windowMs: minuteMs },
  account: { max: 20, windowMs: minuteMs },
  /** Reset mails asked for from an address, and for an account. */
  resetAddress: { max: 10, windowMs: longestMs },
  resetAccount: { max: 3, windowMs: longestMs },
  /** Wrong codes of the second factor: who tries them knows the password already. */
  code: { max: 10, windowMs: longestMs },
} as const satisfies Record<string, Limit>;

export type Kind = keyof typeof countLimits;
