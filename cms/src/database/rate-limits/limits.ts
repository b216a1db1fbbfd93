import { contactLimits } from "shared-types/contact/codes";

interface Limit {
  max: number;
  windowMs: number;
}

const minuteMs = 60_000;
/** The longest window: older rows count nowhere. */
export const longestWindowMs = 60 * minuteMs;

/** How often something may happen for one visitor or one account (docs/product.md 7.2). */
export const rateLimits = {
  /** A visitor's accepted messages and refused solutions. */
  message: { max: contactLimits.perHour, windowMs: longestWindowMs },
  proof: { max: contactLimits.wrongSolutionsPerHour, windowMs: longestWindowMs },
  /** Wrong passwords by address and by account, for the panel and Strapi's admin together. */
  address: { max: 10, windowMs: minuteMs },
  account: { max: 20, windowMs: minuteMs },
  /** Requested reset mails by address and by account. */
  resetAddress: { max: 10, windowMs: longestWindowMs },
  resetAccount: { max: 3, windowMs: longestWindowMs },
  /** Wrong codes of the second factor: whoever tries them already knows the password. */
  code: { max: 10, windowMs: longestWindowMs },
  /** Test mails, which connect to whatever server the owner names. */
  mailTest: { max: 20, windowMs: longestWindowMs },
} as const satisfies Record<string, Limit>;

export type RateLimitKind = keyof typeof rateLimits;
