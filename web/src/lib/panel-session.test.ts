import { beforeEach, describe, expect, test } from "vitest";
import { ApiError } from "./errors";
import { createAccess } from "./panel-access";
import { createPanelSession, type Tabs } from "./panel-session";

const minutes = 60_000;
let clock = 0;
const now = () => clock;

const encode = (value: object) => btoa(JSON.stringify(value)).replace(/=+$/, "");
const tokenFor = (name: string) =>
  `${encode({ alg: "HS256" })}.${encode({ iat: 1000, exp: 1600, name })}.sign`;

/** A fake server with one refresh cookie for the whole browser; each renewal invalidates the last one. */
function createServer() {
  let cookie = 0;
  let made = 0;
  const state = { renewals: 0, refusals: 0, isOwner: true, isReached: true };
  const turn = () => new Promise((resolve) => setTimeout(resolve, 1));
  const calls = {
    signIn: async () => {
      await turn();
      cookie = made += 1;
      return tokenFor(`t${made}`);
    },
    renew: async () => {
      if (!state.isReached) throw new ApiError(0, "network", "away");
      const sent = cookie;
      await turn();
      if (sent === 0 || sent !== cookie) {
        state.refusals += 1;
        throw new ApiError(401, "unauthenticated", "no session");
      }
      state.renewals += 1;
      cookie = made += 1;
      return tokenFor(`t${made}`);
    },
    signOut: async () => {
      cookie = 0;
    },
    isOwner: async () => state.isOwner,
  };
  return {
    calls,
    state,
    end: () => {
      cookie = 0;
    },
  };
}

/** Tabs of one browser; without locks they renew concurrently. */
function createBrowser({ locks }: { locks: boolean }) {
  const tabs: { hear: (word: "signedIn" | "signedOut") => void }[] = [];
  let queue: Promise<unknown> = Promise.resolve();
  return (): Tabs => {
    const own = { hear: (_word: "signedIn" | "signedOut") => {} };
    tabs.push(own);
    return {
      tell: (word) => tabs.filter((tab) => tab !== own).forEach((tab) => tab.hear(word)),
      listen: (hear) => {
        own.hear = hear;
      },
      inTurn: <T>(work: () => Promise<T>) => {
        if (!locks) return work();
        const turn = queue.then(work, work);
        queue = turn.catch(() => undefined);
        return turn;
      },
    };
  };
}

beforeEach(() => {
  clock = 0;
});

test("a token's lifetime is told by the token, whatever the clocks say", () => {
  const access = createAccess(() => Promise.resolve(""), now);
  access.keep(tokenFor("x"));
  expect(access.current()).toBe(tokenFor("x"));
  // It is renewed half a minute before its ten minutes are over.
  clock += 570_000;
  expect(access.current()).toBe("");
  access.keep("not a token");
  expect(access.current()).toBe("");
});

describe.each([{ locks: true }, { locks: false }])("two tabs, locks: $locks", ({ locks }) => {
  test("both renew at once and both stay signed in", async () => {
    const server = createServer();
    const tab = createBrowser({ locks });
    const [a, b] = [0, 1].map(() => createPanelSession(server.calls, tab(), now)) as [
      ReturnType<typeof createPanelSession>,
      ReturnType<typeof createPanelSession>,
    ];
    await a.signIn("o", "p");
    await b.resume();
    clock += 10 * minutes;
    await Promise.all([a.token(), b.token()]);
    expect([a.state.getState(), b.state.getState()]).toEqual(
      Array(2).fill({ kind: "owner", end: null }),
    );
    if (locks) expect(server.state.refusals).toBe(0);
  });
});

describe("one tab", () => {
  const start = async () => {
    const server = createServer();
    const tab = createBrowser({ locks: true });
    const session = createPanelSession(server.calls, tab(), now);
    await session.signIn("o", "p");
    return { server, session, tab };
  };

  test("many calls that are refused at once renew once", async () => {
    const { server, session } = await start();
    const first = await session.token();
    const tokens = await Promise.all([1, 2, 3].map(() => session.tokenAfter(first, "expired")));
    expect(server.state.renewals).toBe(1);
    expect(new Set(tokens).size).toBe(1);
    expect(tokens[0]).not.toBe(first);
  });

  test("a session that has ended waits for a new sign-in, and then goes on", async () => {
    const { server, session } = await start();
    const first = await session.token();
    server.end();
    const waiting = [1, 2].map(() => session.tokenAfter(first, "expired"));
    await expect.poll(() => session.state.getState()).toEqual({ kind: "owner", end: "expired" });
    await session.signIn("o", "p");
    const [one, two] = await Promise.all(waiting);
    expect(one).toBe(two);
    expect(session.state.getState()).toEqual({ kind: "owner", end: null });
  });

  test("what waits fails when the owner will not sign in now", async () => {
    const { server, session } = await start();
    server.end();
    clock += 10 * minutes;
    const waiting = session.token();
    await expect.poll(() => session.state.getState()).toMatchObject({ end: "expired" });
    session.giveUp();
    await expect(waiting).rejects.toMatchObject({ status: 401 });
  });

  test("a server that is away is no reason to sign in again", async () => {
    const { server, session } = await start();
    clock += 10 * minutes;
    server.state.isReached = false;
    await expect(session.token()).rejects.toMatchObject({ code: "network" });
    expect(session.state.getState()).toEqual({ kind: "owner", end: null });
  });

  test("signing out here is heard elsewhere; signing in again frees that tab", async () => {
    const { server, session, tab } = await start();
    const other = createPanelSession(server.calls, tab(), now);
    await other.resume();
    await session.signOut();
    expect(session.state.getState()).toEqual({ kind: "out", signedOut: true });
    expect(other.state.getState()).toEqual({ kind: "owner", end: "signedOutElsewhere" });
    await session.signIn("o", "p");
    await expect.poll(() => other.state.getState()).toEqual({ kind: "owner", end: null });
  });
});

test.each([
  ["a renewal", "renew"],
  ["the question who it is", "isOwner"],
] as const)(
  "a database that is away at %s lets nobody in and sends nobody out",
  async (_at, call) => {
    const server = createServer();
    const session = createPanelSession(server.calls, createBrowser({ locks: true })(), now);
    await session.signIn("o", "p");
    const again = createPanelSession(
      { ...server.calls, [call]: () => Promise.reject(new ApiError(503, "unavailable", "away")) },
      createBrowser({ locks: true })(),
      now,
    );
    await expect(again.resume()).rejects.toMatchObject({ status: 503 });
    expect(again.state.getState()).toEqual({ kind: "unknown" });
  },
);

test("an account that is not the owner's is refused, and its session ended", async () => {
  const server = createServer();
  server.state.isOwner = false;
  const session = createPanelSession(server.calls, createBrowser({ locks: true })(), now);
  await expect(session.signIn("x", "y")).rejects.toMatchObject({ status: 403 });
  await session.resume();
  expect(session.state.getState()).toEqual({ kind: "out", signedOut: false });
  expect(server.state.renewals).toBe(0);
});
