import { mailAddress } from "shared-types/mail/codes";
import type { Variables } from "./variables";

/** A bucket of Amazon S3 or a compatible service. */
export interface BucketEnvironment {
  name: string;
  /** '' means Amazon's. */
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Logging. */
export interface LogEnvironment {
  level: string;
  /** Format of lines on the terminal; the files are JSON. */
  format: "json" | "plain";
  /** Whether log files are written in the data directory. */
  toFile: boolean;
}

/** The captcha of the contact form; without a sitekey this site makes its own puzzles (docs/product.md 7.4). */
export interface CaptchaEnvironment {
  sitekey: string;
  secret: string;
  /** The outside provider's address, without a trailing slash. */
  provider: string;
  /** Difficulty of the site's own puzzles, 0–255; 8 more doubles the work. */
  difficulty: number;
}

/** What the environment says of mail; '' leaves it to the owner's settings (docs/decisions/053). */
export interface MailEnvironment {
  smtpUrl: string;
  from: string;
  to: string;
  /** The sender if nobody names one: an address at the site's own host. */
  defaultFrom: string;
}

/** The captcha's own variables. */
export function readCaptcha(read: Variables): CaptchaEnvironment {
  const sitekey = read.text("CAPTCHA_SITEKEY");
  const secret = read.text("CAPTCHA_SECRET");
  read.check(
    (sitekey === "") === (secret === ""),
    "CAPTCHA_SITEKEY and CAPTCHA_SECRET belong together: set both or neither.",
  );
  const provider = read.origin(
    "CAPTCHA_PROVIDER",
    "https://api.friendlycaptcha.com",
    "CAPTCHA_PROVIDER must be an address such as https://api.friendlycaptcha.com (no path).",
  );
  const hardness = "CAPTCHA_DIFFICULTY must be a whole number from 0 (no work) to 200.";
  const difficulty = read.integer("CAPTCHA_DIFFICULTY", 122, hardness, 0, 200);
  return { sitekey, secret, provider, difficulty };
}

/** Null unless photos are kept in a bucket; other S3 variables are ignored then. */
export function readBucket(read: Variables): BucketEnvironment | null {
  if (read.choice("STORAGE", ["disk", "s3"]) === "disk") return null;
  const needed = ["S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;
  const [name = "", accessKeyId = "", secretAccessKey = ""] = needed.map((key) => read.text(key));
  const missing = needed.filter((key) => read.text(key) === "");
  read.check(
    missing.length === 0,
    `STORAGE=s3 also needs ${missing.join(" and ")}: set what the bucket's host gave you.`,
  );
  const endpoint = read.origin(
    "S3_ENDPOINT",
    "",
    "S3_ENDPOINT must be an address such as https://s3.example.com (no path); leave it out for Amazon.",
  );
  return {
    name,
    endpoint,
    region: read.text("S3_REGION", "us-east-1"),
    accessKeyId,
    secretAccessKey,
  };
}

/** By default a serving site logs JSON, but plain lines on a terminal. */
export function readLog(read: Variables, isTerminal: boolean): LogEnvironment {
  const isForMachines = read.text("NODE_ENV") === "production" && !isTerminal;
  return {
    level: read.choice("LOG_LEVEL", ["error", "warn", "info", "http", "debug"], "info"),
    format: read.choice("LOG_FORMAT", ["json", "plain"], isForMachines ? "json" : "plain"),
    toFile: read.choice("LOG_FILE", ["on", "off"]) === "on",
  };
}

/** The mail server and the addresses of sender and recipient. */
export function readMail(read: Variables, publicUrl: string): MailEnvironment {
  const smtpUrl = read.text("SMTP_URL");
  read.check(
    smtpUrl === "" || (/^smtps?:\/\/[^\s/]+/.test(smtpUrl) && URL.canParse(smtpUrl)),
    "SMTP_URL must be an address such as smtps://user:password@mail.example:465.",
  );
  const to = read.text("MAIL_TO");
  read.check(
    to === "" || mailAddress.test(to),
    `MAIL_TO is "${to}": set it to one e-mail address.`,
  );
  const from = read.text("MAIL_FROM");
  read.check(
    from === "" || mailAddress.test(from),
    `MAIL_FROM is "${from}": set it to one e-mail address.`,
  );
  const defaultFrom = `habitat@${/^https?:\/\/([^/:]+)/.exec(publicUrl)?.[1]}`;
  return { smtpUrl, from, to, defaultFrom };
}
