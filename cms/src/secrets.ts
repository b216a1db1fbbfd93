import { createHash, randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { environment, EnvironmentError } from "./environment";

interface Secrets {
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

function load(): Secrets {
  const file = environment.secretsFile;
  if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8")) as Secrets;
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

/** This site's secrets: made on the first start, kept in the data directory, mode 0600 (contract §1). */
export const secrets: Secrets = load();

/** Tells whether two machines have the same secrets, and nothing of them. */
export function secretsMark({ appKeys, encryptionKey, jwt }: Secrets = secrets): string {
  const parts = [...appKeys, encryptionKey, jwt];
  return createHash("sha256")
    .update(`backyard-habitat ${parts.join(" ")}`)
    .digest("hex");
}
