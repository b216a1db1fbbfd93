import { ApiError } from "./errors";
import { createAccess } from "./panel-access";
import type { SessionCalls } from "./session-calls";

/** Why the owner must sign in again although the panel is open. */
export type Lapse = "expired" | "signedOutElsewhere" | "notOwner";

/** Where the person at this tab stands. */
export type Standing =
  /** Not asked yet. */
  | { kind: "unknown" }
  /** Nobody, or not the owner; `signedOut` when that is the owner's own doing. */
  | { kind: "out"; signedOut: boolean }
  /** The owner; with `lapse` the panel waits for a new sign-in. */
  | { kind: "owner"; lapse: Lapse | null };

type Word = "signedIn" | "signedOut";

/** What the tabs of this browser tell each other, and how they take turns. */
export interface Tabs {
  tell(word: Word): void;
  listen(hear: (word: Word) => void): void;
  inTurn<T>(work: () => Promise<T>): Promise<T>;
}

export interface PanelSession {
  standing: () => Standing;
  subscribe: (changed: () => void) => () => void;
  /** At the start: whoever the cookie says. @throws ApiError when the server was not reached. */
  resume: () => Promise<void>;
  /** @throws ApiError 401 for wrong credentials, 403 for an account that is not the owner's. */
  signIn: (identifier: string, password: string, code?: string) => Promise<void>;
  /** Ends the session on the server. @throws ApiError when it was not reached. */
  signOut: () => Promise<void>;
  /** An access token that still holds for a moment; asks the owner to sign in when there is none. */
  token: () => Promise<string>;
  /** A token other than the one the server has just refused. */
  tokenAfter: (refused: string, lapse: Lapse) => Promise<string>;
  /** The owner will not sign in now: what waits for it fails. */
  giveUp: () => void;
}

const isRefusal = (error: unknown) => error instanceof ApiError && error.status === 401;

const notSignedIn = () => new ApiError(401, "unauthenticated", "You are not signed in.");

interface Waiting {
  resolve: (token: string) => void;
  reject: (error: ApiError) => void;
}

/**
 * The owner's session in this tab. The refresh cookie changes with each renewal, so the tabs of a
 * browser take turns.
 */
export function createPanelSession(
  calls: SessionCalls,
  tabs: Tabs,
  now: () => number = Date.now,
): PanelSession {
  let standing: Standing = { kind: "unknown" };
  let waiting: Waiting[] = [];
  const listeners = new Set<() => void>();

  const stand = (next: Standing) => {
    standing = next;
    for (const listener of listeners) listener();
  };
  /** Whoever waits for a sign-in from now on waits for the next. */
  const takeWaiting = () => {
    const taken = waiting;
    waiting = [];
    return taken;
  };

  /** Another tab may renew between our cookie's reading and its use where turns cannot be taken: once more. */
  const renewTwice = () =>
    calls.renew().catch((error: unknown) => {
      if (!isRefusal(error)) throw error;
      return calls.renew();
    });
  const access = createAccess(() => tabs.inTurn(renewTwice), now);

  const askToSignIn = (lapse: Lapse) => {
    if (standing.kind !== "owner") return Promise.reject(notSignedIn());
    const signedIn = new Promise<string>((resolve, reject) => waiting.push({ resolve, reject }));
    if (standing.lapse === null) stand({ kind: "owner", lapse });
    return signedIn;
  };
  const renewOrAsk = (lapse: Lapse) =>
    access.renew().catch((error: unknown) => {
      if (!isRefusal(error)) throw error;
      access.drop();
      return askToSignIn(lapse);
    });

  const enter = (token: string) => {
    access.keep(token);
    stand({ kind: "owner", lapse: null });
    for (const { resolve } of takeWaiting()) resolve(token);
  };
  const leave = (signedOut: boolean) => {
    access.drop();
    const failed = takeWaiting();
    stand({ kind: "out", signedOut });
    for (const { reject } of failed) reject(notSignedIn());
  };

  /** The cookie of a tab where the owner has signed in again serves this one too. */
  const rejoin = async () => {
    const token = await access.renew();
    if (await calls.isOwner(token)) enter(token);
  };

  tabs.listen((word) => {
    if (standing.kind !== "owner") return;
    if (word === "signedOut") {
      access.drop();
      stand({ kind: "owner", lapse: "signedOutElsewhere" });
    } else if (standing.lapse !== null) {
      rejoin().catch(() => undefined);
    }
  });

  return {
    standing: () => standing,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    async resume() {
      try {
        const token = await access.renew();
        if (await calls.isOwner(token)) enter(token);
        else leave(false);
      } catch (error) {
        if (!isRefusal(error)) throw error;
        leave(false);
      }
    },
    async signIn(identifier, password, code) {
      const token = await tabs.inTurn(() => calls.signIn(identifier, password, code));
      if (!(await calls.isOwner(token))) {
        await calls.signOut(token).catch(() => undefined);
        throw new ApiError(403, "forbidden", "This account is not the owner’s.");
      }
      enter(token);
      tabs.tell("signedIn");
    },
    async signOut() {
      const none = (error: unknown) => {
        if (!isRefusal(error)) throw error;
        return "";
      };
      const token = access.current() || (await access.renew().catch(none));
      if (token !== "") await calls.signOut(token);
      leave(true);
      tabs.tell("signedOut");
    },
    async token() {
      if (standing.kind === "owner" && standing.lapse !== null) return askToSignIn(standing.lapse);
      return access.current() || renewOrAsk("expired");
    },
    async tokenAfter(refused, lapse) {
      const held = access.current();
      if (held !== "" && held !== refused) return held;
      if (lapse === "notOwner") return askToSignIn(lapse);
      return renewOrAsk(lapse);
    },
    giveUp() {
      const failed = takeWaiting();
      if (standing.kind === "owner") stand({ kind: "owner", lapse: null });
      for (const { reject } of failed) reject(notSignedIn());
    },
  };
}
