import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { isTimeZone } from "shared-types/kit/time-zone";
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
import { projectFolder } from "./project-folder";

/** The validated environment of the process. */
export interface Environment {
  host: string;
  port: number;
  /** Everything worth keeping is in this directory. */
  dataDir: string;
  /** '' means SQLite in the data directory. */
  databaseUrl: string;
  /** The site's own address, without a trailing slash. */
  publicUrl: string;
  /** Where the browser finds the calls: those of /api, and the two outside it. */
  apiBase: string;
  mvcBase: string;
  /** These four win over the site record; '' where it decides (docs/decisions/054). */
  siteTitle: string;
  siteOwner: string;
  licenseUrl: string;
  timeZone: string;
  /** Number of trusted proxies in front; with 0 no forwarding header is trusted. */
  trustProxy: number;
  /** Whether cookies are marked Secure: when the proxy in front speaks https. */
  secureCookies: boolean;
  /** Whether AVIF files are made in the background; weak machines can turn it off. */
  photoAvif: "background" | "off";
  /** Size of the response cache in megabytes; 0 turns it off. */
  cacheMb: number;
  /** How long a client may read nothing of its answer. */
  slowReaderSeconds: number;
  /** How many daily backups are kept; 0: no automatic backups. */
  backupKeep: number;
  /** Start although the photo folders are unexpectedly empty. */
  acceptMissingImages: boolean;
  /** The bucket for photo files, instead of the data directory (docs/decisions/040). */
  bucket: BucketEnvironment | null;
  /** The site's secrets: the same file, or a copy of it, for each instance. */
  secretsFile: string;
  /** Start although the database knows other secrets. */
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

/** The site cannot start with these settings; the message says what to do. */
export class EnvironmentError extends Error {
  override name = "EnvironmentError";
}

const defaultDataDir = join(projectFolder, "data");

/**
 * Reads and validates the environment; `isTerminal`: the output is a terminal.
 * @throws EnvironmentError listing every error, each with what to do
 */
export function readEnvironment(
  env: NodeJS.ProcessEnv,
  isTerminal: boolean = process.stdout.isTTY,
): Environment {
  const read = new Variables(env);
  const port = read.integer(
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
  const timeZone = read.text("SITE_TIMEZONE");
  read.check(
    timeZone === "" || isTimeZone(timeZone),
    `SITE_TIMEZONE is "${timeZone}": use a name such as America/New_York.`,
  );
  const proxies = "TRUST_PROXY must be the number of proxies in front of this server.";
  const trustProxy = read.integer("TRUST_PROXY", 0, proxies);
  const publicUrl = read.origin(
    "PUBLIC_URL",
    `http://localhost:${port}`,
    "PUBLIC_URL must be an address such as https://garden.example (no path).",
  );
  const licenseUrl = read.text("SITE_LICENSE_URL");
  read.check(
    licenseUrl === "" || (/^https?:\/\//.test(licenseUrl) && URL.canParse(licenseUrl)),
    "SITE_LICENSE_URL must be an address such as https://creativecommons.org/licenses/by/4.0/.",
  );
  const siteTitle = read.text("SITE_TITLE");
  const dataDir = resolve(read.text("DATA_DIR", defaultDataDir));
  const found: Environment = {
    port,
    databaseUrl,
    timeZone,
    trustProxy,
    publicUrl,
    apiBase: read.base("API_BASE", "/api"),
    mvcBase: read.base("MVC_BASE", ""),
    licenseUrl,
    siteTitle,
    dataDir,
    host: read.text("HOST", "127.0.0.1"),
    siteOwner: read.text("SITE_OWNER"),
    secureCookies: publicUrl.startsWith("https://") && trustProxy > 0,
    photoAvif: read.choice("PHOTO_AVIF", ["background", "off"]),
    cacheMb: read.integer(
      "ANSWERS_MB",
      64,
      "ANSWERS_MB must be a whole number of megabytes (0 turns the cache off).",
    ),
    slowReaderSeconds: read.integer(
      "SLOW_READER_SECONDS",
      60,
      "SLOW_READER_SECONDS must be a whole number of seconds.",
      1,
    ),
    backupKeep: read.integer(
      "BACKUP_KEEP",
      14,
      "BACKUP_KEEP must be a whole number of backups (0 turns automatic backups off).",
    ),
    acceptMissingImages: read.flag("ACCEPT_MISSING_IMAGES"),
    acceptNewSecrets: read.flag("ACCEPT_NEW_SECRETS"),
    strapiAdmin: read.choice("STRAPI_ADMIN", ["on", "off"]) === "on",
    log: readLog(read, isTerminal),
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
  if (read.errors.length > 0) throw new EnvironmentError(read.errors.join("\n"));
  return found;
}

/** The environment of this process; creates the data directory. */
export const environment: Environment = readEnvironment(process.env);
mkdirSync(environment.dataDir, { recursive: true });
