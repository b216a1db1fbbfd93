import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import {
  readBucket,
  readCaptcha,
  readLog,
  readMail,
  type BucketEnvironment,
  type CaptchaEnvironment,
  type LogEnvironment,
  type MailEnvironment,
} from "./environment/parts";
import { Variables } from "./environment/variables";

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

/**
 * Reads and checks the environment.
 * @throws EnvironmentError naming every fault at once, each with what to do.
 */
export function readEnvironment(env: NodeJS.ProcessEnv): Environment {
  const read = new Variables(env);
  const port = read.whole(
    "PORT",
    1337,
    `PORT is "${env["PORT"]}": set it to a number from 1 to 65535.`,
    0,
    65_535,
  );
  const databaseUrl = read.text("DATABASE_URL");
  read.check(
    databaseUrl === "" || /^postgres(ql)?:\/\//.test(databaseUrl),
    "DATABASE_URL must begin with postgres:// (leave it out for SQLite).",
  );
  const timeZone = read.text("SITE_TIMEZONE", "America/New_York");
  read.check(
    knownTimeZone(timeZone),
    `SITE_TIMEZONE is "${timeZone}": use a name such as America/New_York.`,
  );
  const proxies = "TRUST_PROXY must be the number of proxies in front of this server.";
  const trustProxy = read.whole("TRUST_PROXY", 0, proxies);
  const publicUrl = read.server(
    "PUBLIC_URL",
    `http://localhost:${port}`,
    "PUBLIC_URL must be an address such as https://garden.example (no path).",
  );
  const licenseUrl = read.text("SITE_LICENSE_URL");
  read.check(
    licenseUrl === "" || (/^https?:\/\//.test(licenseUrl) && URL.canParse(licenseUrl)),
    "SITE_LICENSE_URL must be an address such as https://creativecommons.org/licenses/by/4.0/.",
  );
  const siteTitle = read.text("SITE_TITLE", "Backyard Habitat");
  const dataDir = resolve(read.text("DATA_DIR", defaultDataDir));
  const found: Environment = {
    ...{ port, databaseUrl, timeZone, trustProxy, publicUrl, licenseUrl, siteTitle, dataDir },
    host: read.text("HOST", "127.0.0.1"),
    siteOwner: read.text("SITE_OWNER", siteTitle),
    secureCookies: publicUrl.startsWith("https://") && trustProxy > 0,
    photoAvif: read.choice("PHOTO_AVIF", ["background", "off"]),
    answersMb: read.whole(
      "ANSWERS_MB",
      64,
      "ANSWERS_MB must be a whole number of megabytes (0 keeps no answers in memory).",
    ),
    backupKeep: read.whole(
      "BACKUP_KEEP",
      14,
      "BACKUP_KEEP must be a whole number of backups (0 makes none by itself).",
    ),
    acceptMissingImages: read.flag("ACCEPT_MISSING_IMAGES"),
    acceptNewSecrets: read.flag("ACCEPT_NEW_SECRETS"),
    strapiAdmin: read.choice("STRAPI_ADMIN", ["on", "off"]) === "on",
    log: readLog(read),
    captcha: readCaptcha(read),
    bucket: readBucket(read),
    mail: readMail(read, publicUrl),
    secretsFile: resolve(read.text("SECRETS_FILE", join(dataDir, "secrets.json"))),
    ownerEmail: read.text("OWNER_EMAIL"),
    ownerPassword: read.text("OWNER_PASSWORD"),
    production: read.text("NODE_ENV") === "production",
  };
  read.check(
    (found.ownerEmail === "") === (found.ownerPassword === ""),
    "OWNER_EMAIL and OWNER_PASSWORD belong together: set both or neither.",
  );
  if (read.faults.length > 0) throw new EnvironmentError(read.faults.join("\n"));
  return found;
}

/** The environment of this process; the data directory exists afterwards. */
export const environment: Environment = readEnvironment(process.env);
mkdirSync(environment.dataDir, { recursive: true });
