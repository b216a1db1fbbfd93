import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { keyFor } from "./keys";

const key = keyFor("second factor secret");
const [nonceBytes, tagBytes] = [12, 16];

/** Encrypts (AES-256-GCM) with a key of secrets.json, so that the database alone does not reveal it. */
export function seal(bytes: Buffer): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv("aes-256-gcm", key, nonce);
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64");
}

/** @throws Error when it was sealed with another key or altered */
export function unseal(text: string): Buffer {
  const bytes = Buffer.from(text, "base64");
  const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, nonceBytes));
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]);
}
