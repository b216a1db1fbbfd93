import { isAddress } from "../lib/is-address";
import type { Variables } from "./variables";

/** A bucket of Amazon S3, or of what speaks like it. */
export interface BucketEnvironment {
  name: string;
  /** '' is Amazon's own. */
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** What is written down of the running site, and how. */
export interface LogEnvironment {
  level: string;
  /** How a line on the terminal looks; those in the files are JSON. */
  format: "json" | "plain";
  /** Whether it is also kept below the data directory. */
  toFile: boolean;
}

/** The captcha of the contact form; without a sitekey this site makes its own puzzles (contract §8). */
export interface CaptchaEnvironment {
  sitekey: string;
  secret: string;
  /** The outside provider's address, without a slash at the end. */
  provider: string;
  /** How hard the own puzzles are, 0–255; each 8 more double the work. */
  difficulty: number;
}

/** How mails about messages go; without `smtpUrl` none do. */
export interface MailEnvironment {
  smtpUrl: string;
  from: string;
  /** '' means the owner's own address. */
  to: string;
}

/** The captcha's own variables. */
export function readCaptcha(read: Variables): CaptchaEnvironment {
  const sitekey = read.text("CAPTCHA_SITEKEY");
  const secret = read.text("CAPTCHA_SECRET");
  read.check(
    (sitekey === "") === (secret === ""),
    "CAPTCHA_SITEKEY and CAPTCHA_SECRET belong together: set both or neither.",
  );
  const provider = read.server(
    "CAPTCHA_PROVIDER",
    "https://api.friendlycaptcha.com",
    "CAPTCHA_PROVIDER must be an address such as https://api.friendlycaptcha.com (no path).",
  );
  const hardness = "CAPTCHA_DIFFICULTY must be a whole number from 0 (no work) to 200.";
  const difficulty = read.whole("CAPTCHA_DIFFICULTY", 122, hardness, 0, 200);
  return { sitekey, secret, provider, difficulty };
}

/** Null unless photos are kept in a bucket; what else is set for one does not count then. */
export function readBucket(read: Variables): BucketEnvironment | null {
  if (read.choice("STORAGE", ["disk", "s3"]) === "disk") return null;
  const needed = ["S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;
  const [name = "", accessKeyId = "", secretAccessKey = ""] = needed.map((key) => read.text(key));
  const missing = needed.filter((key) => read.text(key) === "");
  read.check(
    missing.length === 0,
    `STORAGE=s3 also needs ${missing.join(" and ")}: set what the bucket's host gave you.`,
  );
  const endpoint = read.server(
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

/** A site that serves logs in JSON unless told otherwise. */
export function readLog(read: Variables): LogEnvironment {
  const isServing = read.text("NODE_ENV") === "production";
  return {
    level: read.choice("LOG_LEVEL", ["error", "warn", "info", "http", "debug"], "info"),
    format: read.choice("LOG_FORMAT", ["json", "plain"], isServing ? "json" : "plain"),
    toFile: read.choice("LOG_FILE", ["on", "off"]) === "on",
  };
}

/** Mails come from the site's own host unless told otherwise. */
export function readMail(read: Variables, publicUrl: string): MailEnvironment {
  const smtpUrl = read.text("SMTP_URL");
  read.check(
    smtpUrl === "" || (/^smtps?:\/\/[^\s/]+/.test(smtpUrl) && URL.canParse(smtpUrl)),
    "SMTP_URL must be an address such as smtps://user:password@mail.example:465.",
  );
  const to = read.text("MAIL_TO");
  read.check(to === "" || isAddress(to), `MAIL_TO is "${to}": set it to one e-mail address.`);
  const own = `habitat@${/^https?:\/\/([^/:]+)/.exec(publicUrl)?.[1]}`;
  const from = read.text("MAIL_FROM", own);
  read.check(isAddress(from), `MAIL_FROM is "${from}": set it to one e-mail address.`);
  return { smtpUrl, from, to };
}
