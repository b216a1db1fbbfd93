import type { SiteSettings } from "shared-types/site/parts";
import { isBlocked, send, type Answer, type Ask, type Send } from "./api-client";
import type { Server } from "./call";
import { createPanelSession, type SessionEnd, type PanelSession, type Tabs } from "./panel-session";
import { createSessionCalls } from "./session-calls";

const name = "habitat-session";

/** The tabs of this browser: messages over a BroadcastChannel, turns by a Web Lock, where there are any. */
function createTabs(): Tabs {
  const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(name);
  return {
    tell: (word) => channel?.postMessage(word),
    listen: (hear) =>
      channel?.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
        if (data === "signedIn" || data === "signedOut") hear(data);
      }),
    // Web Locks exist in secure contexts only; without them the session's second try helps.
    inTurn: <T>(work: () => Promise<T>) =>
      "locks" in navigator ? (navigator.locks.request(name, work) as Promise<T>) : work(),
  };
}

const endOf: Record<number, SessionEnd | undefined> = { 401: "expired", 403: "notOwner" };

/**
 * Sends calls with the owner's token. If the server refuses one, renews the token and sends it again; if that
 * does not help, the owner signs in in place and the call is sent again.
 */
export function createOwnerSend(session: PanelSession, via: Send = send): Send {
  return async (url: string, ask: Ask = {}): Promise<Answer> => {
    const token = await session.token();
    const answer = await via(url, { ...ask, token });
    const end = endOf[answer.response.status];
    // Signing in again does not help against a firewall.
    if (end === undefined || isBlocked(answer)) return answer;
    return via(url, { ...ask, token: await session.tokenAfter(token, end) });
  };
}

export interface PanelServer extends Server {
  session: PanelSession;
}

/** Connects the page: its session, and the calls made with it. */
export function connectPanel({ apiBase, mvcBase }: SiteSettings): PanelServer {
  const session = createPanelSession(createSessionCalls({ apiBase, mvcBase }), createTabs());
  server = { session, send: createOwnerSend(session), apiBase, mvcBase };
  return server;
}

let server: PanelServer | null = null;

/** The server the page has connected to; `via` another way than `send` for calls that carry a file. */
export function panelServer(via?: Send): PanelServer {
  if (!server) throw new Error("connectPanel has not been called.");
  return via ? { ...server, send: createOwnerSend(server.session, via) } : server;
}
