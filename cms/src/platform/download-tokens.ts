import { randomBytes } from "node:crypto";

/** Long enough to start a download, too short to be passed on. */
const validMs = 60_000;

interface Download {
  name: string;
  until: number;
}

/** One-time tokens for downloads, because an address cannot carry a session token. */
export class DownloadTokens {
  readonly #valid = new Map<string, Download>();

  /** A token for the file with this name. */
  issue(name: string, now: number): string {
    for (const [token, { until }] of this.#valid) if (until < now) this.#valid.delete(token);
    const token = randomBytes(24).toString("base64url");
    this.#valid.set(token, { name, until: now + validMs });
    return token;
  }

  /** Uses a token up; returns the name of its file, or null when it is invalid or expired. */
  redeem(token: string, now: number): string | null {
    const found = this.#valid.get(token);
    this.#valid.delete(token);
    return found && found.until >= now ? found.name : null;
  }
}
