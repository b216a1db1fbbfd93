import { randomBytes } from "node:crypto";

/** Long enough to begin a download, too short to be passed on. */
const validMs = 60_000;

interface Ticket {
  name: string;
  until: number;
}

/** Tickets that each let one download begin: an address can carry no token of a session. */
export class Tickets {
  readonly #valid = new Map<string, Ticket>();

  /** A ticket for the backup of this name. */
  give(name: string, now: number): string {
    for (const [ticket, { until }] of this.#valid) if (until < now) this.#valid.delete(ticket);
    const ticket = randomBytes(24).toString("base64url");
    this.#valid.set(ticket, { name, until: now + validMs });
    return ticket;
  }

  /** Uses a ticket up; the name of its backup, null when it is not or no longer valid. */
  take(ticket: string, now: number): string | null {
    const found = this.#valid.get(ticket);
    this.#valid.delete(ticket);
    return found && found.until >= now ? found.name : null;
  }
}
