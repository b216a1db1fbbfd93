import { createStore, type StoreApi } from "zustand/vanilla";
import { ApiError } from "./errors";
import { createAccess } from "./panel-access";
import type { SessionCalls } from "./session-calls";

/** Why the owner must sign in again while the panel is open. */
export type SessionEnd = "expired" | "signedOutElsewhere" | "notOwner";

/** The sign-in state of this tab. */
type SessionState =
  /** Not known yet. */
  | { kind: "unknown" }
  /** Signed out, or not the owner; `signedOut` after the owner signed out here. */
  | { kind: "out"; signedOut: boolean }
  /** The owner; with `end`, the panel waits for a new sign-in. */
  | { kind: "owner"; end: SessionEnd | null };

type Word = "signedIn" | "signedOut";

/** How the tabs of this browser notify each other and take turns. */
export interface Tabs {
  tell(word: Word): void;
  listen(hear: (word: Word) => void): void;
  inTurn<T>(work: () => Promise<T>): Promise<T>;
}

export interface PanelSession {
  state: StoreApi<SessionState>;
  /** Restores the session from the refresh cookie. @throws ApiError when the server was not reached. */
  resume: () => Promise<void>;
  /** @throws ApiError 401 for wrong credentials, 403 for an account that is not the owner's. */
  signIn: (identifier: string, password: string, code?: string) => Promise<void>;
  /** Ends the session on the server. @throws ApiError when it was not reached. */
  signOut: () => Promise<void>;
  /** A valid access token; asks the owner to sign in when there is none. */
  token: () => Promise<string>;
  /** A token other than the one the server has just rejected. */
  tokenAfter: (refused: string, end: SessionEnd) => Promise<string>;
  /** The owner declines to sign in: pending calls fail. */
  giveUp: () => void;
}

const isRefusal = (error: unknown) => error instanceof ApiError && error.status === 401;

const notSignedIn = () => new ApiError(401, "unauthenticated", "You are not signed in.");

interface Waiting {
  resolve: (token: string) => void;
  reject: (error: ApiError) => void;
}

/**
 * The owner's session in this tab. Each renewal replaces the refresh cookie, so the tabs of a
 * browser renew one at a time.
 */
export function createPanelSession(
  calls: SessionCalls,
  tabs: Tabs,
  now: () => number = Date.now,
): PanelSession {
  const state = createStore<SessionState>(() => ({ kind: "unknown" }));
  const become = (next: SessionState) => state.setState(next, true);
  const currentEnd = () => {
    const now = state.getState();
    return now.kind === "owner" ? now.end : null;
  };
  const isOpen = () => state.getState().kind === "owner";
  let waiting: Waiting[] = [];

  /** Empties the list of pending calls; later ones wait for the next sign-in. */
  const takeWaiting = () => {
    const taken = waiting;
    waiting = [];
    return taken;
  };

  /** Without locks another tab may have replaced the cookie between reading and using it: try once more. */
  const renewTwice = () =>
    calls.renew().catch((error: unknown) => {
      if (!isRefusal(error)) throw error;
      return calls.renew();
    });
  const access = createAccess(() => tabs.inTurn(renewTwice), now);

  const askToSignIn = (end: SessionEnd) => {
    if (!isOpen()) return Promise.reject(notSignedIn());
    const signedIn = new Promise<string>((resolve, reject) => waiting.push({ resolve, reject }));
    if (currentEnd() === null) become({ kind: "owner", end });
    return signedIn;
  };
  const renewOrAsk = (end: SessionEnd) =>
    access.renew().catch((error: unknown) => {
      if (!isRefusal(error)) throw error;
      access.drop();
      return askToSignIn(end);
    });

  const enter = (token: string) => {
    access.keep(token);
    become({ kind: "owner", end: null });
    for (const { resolve } of takeWaiting()) resolve(token);
  };
  const leave = (signedOut: boolean) => {
    access.drop();
    const failed = takeWaiting();
    become({ kind: "out", signedOut });
    for (const { reject } of failed) reject(notSignedIn());
  };

  /** Another tab has signed in again: its cookie serves this one too. */
  const rejoin = async () => {
    const token = await access.renew();
    if (await calls.isOwner(token)) enter(token);
  };

  tabs.listen((word) => {
    if (!isOpen()) return;
    if (word === "signedOut") {
      access.drop();
      become({ kind: "owner", end: "signedOutElsewhere" });
    } else if (currentEnd() !== null) {
      rejoin().catch(() => undefined);
    }
  });

  return {
    state,
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
      const end = currentEnd();
      if (end !== null) return askToSignIn(end);
      return access.current() || renewOrAsk("expired");
    },
    async tokenAfter(refused, end) {
      const held = access.current();
      if (held !== "" && held !== refused) return held;
      if (end === "notOwner") return askToSignIn(end);
      return renewOrAsk(end);
    },
    giveUp() {
      const failed = takeWaiting();
      if (isOpen()) become({ kind: "owner", end: null });
      for (const { reject } of failed) reject(notSignedIn());
    },
  };
}
