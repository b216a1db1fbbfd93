import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { keyFor, type Purpose } from "./keys";

const [nonceBytes, tagBytes] = [12, 16];

/** Encrypts (AES-256-GCM) with a key derived from secrets.json, so that the database alone does not reveal it. */
export function seal(bytes: Buffer, purpose: Purpose): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv("aes-256-gcm", keyFor(purpose), nonce);
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64");
}

/** @throws Error when it was sealed with another key or altered */
export function unseal(text: string, purpose: Purpose): Buffer {
  const bytes = Buffer.from(text, "base64");
  const decipher = createDecipheriv("aes-256-gcm", keyFor(purpose), bytes.subarray(0, nonceBytes));
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]);
}
