import { createHmac, timingSafeEqual } from "node:crypto";

/** HMAC-SHA256 as 64 hex digits. */
export function sign(key: Buffer, signed: Buffer | string): string {
  return createHmac("sha256", key).update(signed).digest("hex");
}

/** Whether this is the right signature, compared in constant time. */
export function isSignature(key: Buffer, signed: Buffer | string, given: string): boolean {
  return (
    /^[0-9a-f]{64}$/.test(given) &&
    timingSafeEqual(Buffer.from(sign(key, signed)), Buffer.from(given))
  );
}
