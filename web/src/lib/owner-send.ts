import type { SiteSettings } from "shared-types";
import { send, type Answer, type Ask, type Send } from "./api-client";
import type { Server } from "./call";
import { createPanelSession, type Lapse, type PanelSession } from "./panel-session";
import { createSessionCalls } from "./session-calls";
import { createTabs } from "./tabs";

const lapseOf: Record<number, Lapse | undefined> = { 401: "expired", 403: "notOwner" };

/**
 * Sends calls with the owner's token. If the server refuses one, renews the token and sends it again; if that
 * does not help, the owner signs in in place and the call is sent again.
 */
export function createOwnerSend(session: PanelSession, via: Send = send): Send {
  return async (url: string, ask: Ask = {}): Promise<Answer> => {
    const token = await session.token();
    const answer = await via(url, { ...ask, token });
    const lapse = lapseOf[answer.response.status];
    if (lapse === undefined) return answer;
    return via(url, { ...ask, token: await session.tokenAfter(token, lapse) });
  };
}

export interface Desk extends Server {
  session: PanelSession;
}

/** The page's session, and the calls made with it. */
export function openDesk({ apiBase, mvcBase }: SiteSettings): Desk {
  const session = createPanelSession(createSessionCalls({ apiBase, mvcBase }), createTabs());
  desk = { session, send: createOwnerSend(session), apiBase, mvcBase };
  return desk;
}

let desk: Desk | null = null;

/** The desk the page has opened. */
export function theDesk(): Desk {
  if (!desk) throw new Error("openDesk has not been called.");
  return desk;
}
