import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const stepMs = 30_000;

/** RFC 4648, without padding. */
export function base32(bytes: Buffer): string {
  let bits = "";
  for (const byte of bytes) bits += byte.toString(2).padStart(8, "0");
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => alphabet[Number.parseInt(five.padEnd(5, "0"), 2)])
    .join("");
}

/** Length of an HMAC-SHA-1 key (RFC 4226 §4). */
export const newSecret = () => randomBytes(20);

/** The 30-second time step of `now`, in milliseconds since 1970 (RFC 6238 §4.1). */
const stepAt = (now: number) => Math.floor(now / stepMs);

/** The six digits of a time step (RFC 6238 with HMAC-SHA-1, which every app supports). */
export function codeOf(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac("sha1", secret).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  const number = (hash.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000;
  return String(number).padStart(6, "0");
}

/** The time step a code is valid for: the current, previous or next one; null when it is wrong. */
export function stepOf(secret: Buffer, code: string, now: number): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const near = [stepAt(now), stepAt(now) - 1, stepAt(now) + 1];
  const given = Buffer.from(code);
  return near.find((step) => timingSafeEqual(Buffer.from(codeOf(secret, step)), given)) ?? null;
}

/** The otpauth address an authenticator app reads from the QR code. */
export function otpauthAddress(secret: Buffer, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}`;
}
