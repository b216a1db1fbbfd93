import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { environment } from "./environment";

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
  const file = join(environment.dataDir, "secrets.json");
  if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8")) as Secrets;
  const secrets = generate();
  writeFileSync(file, JSON.stringify(secrets, null, 2), { mode: 0o600, flag: "wx" });
  return secrets;
}

/** This site's secrets: made on the first start, kept in the data directory, mode 0600 (contract §1). */
export const secrets: Secrets = load();
