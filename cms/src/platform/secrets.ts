import { createHash, randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { environment, EnvironmentError } from "./environment";
import { weaknessOf } from "./weak-secret";

export interface Secrets {
  appKeys: string[];
  adminJwt: string;
  apiTokenSalt: string;
  transferTokenSalt: string;
  encryptionKey: string;
  jwt: string;
}

const secret = () => randomBytes(32).toString("base64");

function generate(): Secrets {
  return {
    appKeys: [secret(), secret()],
    adminJwt: secret(),
    apiTokenSalt: secret(),
    transferTokenSalt: secret(),
    encryptionKey: secret(),
    jwt: secret(),
  };
}

const advice =
  "Restore the file, for instance from a backup. Without it the site makes a new one: " +
  "everyone then has to sign in again, and two-step sign-in is lost (npm run owner -- reset).";

/** Every key by name. */
function keysOf(stored: Partial<Secrets>): [name: string, key: unknown][] {
  const { appKeys, ...others } = stored;
  const named = Object.keys(generate()).filter((name) => name !== "appKeys");
  return [
    ...named.map((name): [string, unknown] => [name, others[name as keyof typeof others]]),
    ...(Array.isArray(appKeys) && appKeys.length > 0 ? appKeys : [""]).map(
      (key: unknown): [string, unknown] => ["appKeys", key],
    ),
  ];
}

/**
 * The keys of a file that may have been edited by hand.
 * @throws EnvironmentError naming each key that could be guessed
 */
function read(file: string): Secrets {
  let stored: Partial<Secrets>;
  try {
    stored = Object(JSON.parse(readFileSync(file, "utf8"))) as Partial<Secrets>;
  } catch {
    throw new EnvironmentError(`${file} cannot be read. ${advice}`);
  }
  const keys = keysOf(stored);
  const problems = keys.flatMap(([name, key], n) => {
    const weakness = weaknessOf(key);
    const isDouble = keys.findIndex(([, other]) => other === key) < n;
    if (weakness !== null) return [`${name} ${weakness}`];
    return isDouble ? [`${name} is the same as another`] : [];
  });
  if (problems.length > 0) throw new EnvironmentError(`${file}: ${problems.join(", ")}. ${advice}`);
  return stored as Secrets;
}

function load(): Secrets {
  const file = environment.secretsFile;
  if (existsSync(file)) return read(file);
  const secrets = generate();
  try {
    writeFileSync(file, JSON.stringify(secrets, null, 2), { mode: 0o600, flag: "wx" });
  } catch (error) {
    throw new EnvironmentError(
      `The site's secrets are not in ${file}, and cannot be written there (${(error as Error).message}): ` +
        "make its folder writable for the first start, or copy them there.",
    );
  }
  return secrets;
}

/** This site's secrets: made on the first start, kept in the data directory, mode 0600. */
export const secrets: Secrets = load();

/** A hash to compare the secrets of two instances without revealing them. */
export function secretsFingerprint(): string {
  const { appKeys, encryptionKey, jwt } = secrets;
  const parts = [...appKeys, encryptionKey, jwt];
  return createHash("sha256")
    .update(`backyard-habitat ${parts.join(" ")}`)
    .digest("hex");
}
