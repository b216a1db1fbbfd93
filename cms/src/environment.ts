import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { isAddress } from "./lib/is-address";

/** What the process was told by its environment, checked. */
export interface Environment {
  host: string;
  port: number;
  /** Everything that must be kept lies below this directory (contract §1). */
  dataDir: string;
  /** '' means SQLite in the data directory. */
  databaseUrl: string;
  /** The site's own address, without a slash at the end. */
  publicUrl: string;
  siteTitle: string;
  /** Who keeps the garden and took its photos; the site's title unless said. */
  siteOwner: string;
  /** The license of the photos; '' when there is none to name. */
  licenseUrl: string;
  timeZone: string;
  /** How many proxies in front are believed; 0 believes no forwarding header (contract §10). */
  trustProxy: number;
  /** Cookies only over https: where the proxy in front is known to speak it. */
  secureCookies: boolean;
  /** Whether AVIF files are made in the background; weak machines can do without. */
  photoAvif: "background" | "off";
  /** Megabytes of answers kept in memory; 0 keeps none. */
  answersMb: number;
  /** For how many days with a backup one is kept; 0 makes none by itself. */
  backupKeep: number;
  /** Start although the folders of photos are empty and should not be. */
  acceptMissingImages: boolean;
  /** Where the files of photos are kept instead of the data directory (decision 087). */
  bucket: BucketEnvironment | null;
  /** The site's secrets: the same file, or a copy of it, for each machine. */
  secretsFile: string;
  /** Start although the database has known other secrets. */
  acceptNewSecrets: boolean;
  log: LogEnvironment;
  captcha: CaptchaEnvironment;
  mail: MailEnvironment;
  ownerEmail: string;
  ownerPassword: string;
  /** Whether Strapi's own admin answers; it has no second factor. */
  strapiAdmin: boolean;
  production: boolean;
}

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

/** Something is set that the site cannot start with; its message tells the owner what to do. */
export class EnvironmentError extends Error {
  override name = "EnvironmentError";
}

const defaultDataDir = resolve(__dirname, "../../../data");

function knownTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en-US", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

function readCaptcha(env: NodeJS.ProcessEnv, faults: string[]): CaptchaEnvironment {
  const sitekey = env["CAPTCHA_SITEKEY"] ?? "";
  const secret = env["CAPTCHA_SECRET"] ?? "";
  if ((sitekey === "") !== (secret === ""))
    faults.push("CAPTCHA_SITEKEY and CAPTCHA_SECRET belong together: set both or neither.");
  const provider = (env["CAPTCHA_PROVIDER"] || "https://api.friendlycaptcha.com").replace(
    /\/+$/,
    "",
  );
  if (!/^https?:\/\/[^/]+$/.test(provider))
    faults.push(
      "CAPTCHA_PROVIDER must be an address such as https://api.friendlycaptcha.com (no path).",
    );
  const difficulty = Number(env["CAPTCHA_DIFFICULTY"] || 122);
  if (!Number.isInteger(difficulty) || difficulty < 0 || difficulty > 200)
    faults.push("CAPTCHA_DIFFICULTY must be a whole number from 0 (no work) to 200.");
  return { sitekey, secret, provider, difficulty };
}

function readBucket(env: NodeJS.ProcessEnv, faults: string[]): BucketEnvironment | null {
  const storage = env["STORAGE"] || "disk";
  if (storage !== "disk" && storage !== "s3")
    faults.push(`STORAGE is "${storage}": set it to disk or s3.`);
  if (storage !== "s3") return null;
  const needed = ["S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;
  const missing = needed.filter((name) => !env[name]);
  if (missing.length > 0)
    faults.push(
      `STORAGE=s3 also needs ${missing.join(" and ")}: set what the bucket's host gave you.`,
    );
  const [name = "", accessKeyId = "", secretAccessKey = ""] = needed.map((key) => env[key]);
  const endpoint = (env["S3_ENDPOINT"] ?? "").replace(/\/+$/, "");
  if (endpoint !== "" && !/^https?:\/\/[^/]+$/.test(endpoint))
    faults.push(
      "S3_ENDPOINT must be an address such as https://s3.example.com (no path); leave it out for Amazon.",
    );
  return { name, endpoint, region: env["S3_REGION"] || "us-east-1", accessKeyId, secretAccessKey };
}

const logLevels = ["error", "warn", "info", "http", "debug"];

function readLog(env: NodeJS.ProcessEnv, faults: string[]): LogEnvironment {
  const level = env["LOG_LEVEL"] || "info";
  if (!logLevels.includes(level))
    faults.push(`LOG_LEVEL is "${level}": set it to one of ${logLevels.join(", ")}.`);
  const format = env["LOG_FORMAT"] || (env["NODE_ENV"] === "production" ? "json" : "plain");
  if (format !== "json" && format !== "plain")
    faults.push(`LOG_FORMAT is "${format}": set it to json or plain.`);
  const file = env["LOG_FILE"] || "on";
  if (file !== "on" && file !== "off") faults.push(`LOG_FILE is "${file}": set it to on or off.`);
  return { level, format: format === "plain" ? "plain" : "json", toFile: file === "on" };
}

function readMail(env: NodeJS.ProcessEnv, publicUrl: string, faults: string[]): MailEnvironment {
  const smtpUrl = env["SMTP_URL"] ?? "";
  if (smtpUrl !== "" && !(/^smtps?:\/\/[^\s/]+/.test(smtpUrl) && URL.canParse(smtpUrl)))
    faults.push("SMTP_URL must be an address such as smtps://user:password@mail.example:465.");
  const to = env["MAIL_TO"] ?? "";
  if (to !== "" && !isAddress(to)) faults.push(`MAIL_TO is "${to}": set it to one e-mail address.`);
  const from = env["MAIL_FROM"] || `habitat@${/^https?:\/\/([^/:]+)/.exec(publicUrl)?.[1]}`;
  if (!isAddress(from)) faults.push(`MAIL_FROM is "${from}": set it to one e-mail address.`);
  return { smtpUrl, from, to };
}

/**
 * Reads and checks the environment.
 * @throws EnvironmentError naming every fault at once, each with what to do.
 */
export function readEnvironment(env: NodeJS.ProcessEnv): Environment {
  const faults: string[] = [];
  const port = Number(env["PORT"] || 1337);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    faults.push(`PORT is "${env["PORT"]}": set it to a number from 1 to 65535.`);

  const databaseUrl = env["DATABASE_URL"] ?? "";
  if (databaseUrl !== "" && !/^postgres(ql)?:\/\//.test(databaseUrl))
    faults.push("DATABASE_URL must begin with postgres:// (leave it out for SQLite).");

  const timeZone = env["SITE_TIMEZONE"] || "America/New_York";
  if (!knownTimeZone(timeZone))
    faults.push(`SITE_TIMEZONE is "${timeZone}": use a name such as America/New_York.`);

  const trustProxy = Number(env["TRUST_PROXY"] || 0);
  if (!Number.isInteger(trustProxy) || trustProxy < 0)
    faults.push("TRUST_PROXY must be the number of proxies in front of this server.");

  const host = env["HOST"] || "127.0.0.1";
  const publicUrl = (env["PUBLIC_URL"] || `http://localhost:${port}`).replace(/\/+$/, "");
  if (!/^https?:\/\/[^/]+$/.test(publicUrl))
    faults.push("PUBLIC_URL must be an address such as https://garden.example (no path).");

  const licenseUrl = env["SITE_LICENSE_URL"] ?? "";
  if (licenseUrl !== "" && !(/^https?:\/\//.test(licenseUrl) && URL.canParse(licenseUrl)))
    faults.push(
      "SITE_LICENSE_URL must be an address such as https://creativecommons.org/licenses/by/4.0/.",
    );

  const photoAvif = env["PHOTO_AVIF"] || "background";
  if (!["background", "off"].includes(photoAvif))
    faults.push(`PHOTO_AVIF is "${photoAvif}": set it to background or off.`);

  const answersMb = Number(env["ANSWERS_MB"] || 64);
  if (!Number.isInteger(answersMb) || answersMb < 0)
    faults.push("ANSWERS_MB must be a whole number of megabytes (0 keeps no answers in memory).");

  const backupKeep = Number(env["BACKUP_KEEP"] || 14);
  if (!Number.isInteger(backupKeep) || backupKeep < 0)
    faults.push("BACKUP_KEEP must be a whole number of backups (0 makes none by itself).");
  const accept = env["ACCEPT_MISSING_IMAGES"] || "0";
  if (accept !== "0" && accept !== "1")
    faults.push("ACCEPT_MISSING_IMAGES must be 1, or left out.");
  const acceptSecrets = env["ACCEPT_NEW_SECRETS"] || "0";
  if (acceptSecrets !== "0" && acceptSecrets !== "1")
    faults.push("ACCEPT_NEW_SECRETS must be 1, or left out.");
  const strapiAdmin = env["STRAPI_ADMIN"] || "on";
  if (!["on", "off"].includes(strapiAdmin))
    faults.push(`STRAPI_ADMIN is "${strapiAdmin}": set it to on or off.`);

  const siteTitle = env["SITE_TITLE"] || "Backyard Habitat";
  const log = readLog(env, faults);
  const captcha = readCaptcha(env, faults);
  const bucket = readBucket(env, faults);
  const mail = readMail(env, publicUrl, faults);
  const ownerEmail = env["OWNER_EMAIL"] ?? "";
  const ownerPassword = env["OWNER_PASSWORD"] ?? "";
  if ((ownerEmail === "") !== (ownerPassword === ""))
    faults.push("OWNER_EMAIL and OWNER_PASSWORD belong together: set both or neither.");

  if (faults.length > 0) throw new EnvironmentError(faults.join("\n"));
  const dataDir = resolve(env["DATA_DIR"] || defaultDataDir);
  return {
    host,
    port,
    dataDir,
    databaseUrl,
    publicUrl,
    siteTitle,
    siteOwner: env["SITE_OWNER"] || siteTitle,
    licenseUrl,
    timeZone,
    trustProxy,
    secureCookies: publicUrl.startsWith("https://") && trustProxy > 0,
    photoAvif: photoAvif === "off" ? "off" : "background",
    answersMb,
    backupKeep,
    acceptMissingImages: accept === "1",
    bucket,
    secretsFile: resolve(env["SECRETS_FILE"] || join(dataDir, "secrets.json")),
    acceptNewSecrets: acceptSecrets === "1",
    log,
    captcha,
    mail,
    ownerEmail,
    ownerPassword,
    strapiAdmin: strapiAdmin === "on",
    production: env["NODE_ENV"] === "production",
  };
}

/** The environment of this process; the data directory exists afterwards. */
export const environment: Environment = readEnvironment(process.env);
mkdirSync(environment.dataDir, { recursive: true });
