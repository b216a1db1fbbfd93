import {
  ownerClaim,
  type Claim,
  type OwnerSetup,
  type PasswordReset,
  type ResetAsk,
  type SiteSettings,
  type ValidationErrors,
} from "shared-types";
import { readBody, readErrors, send } from "./api-client";

type Bases = Pick<SiteSettings, "apiBase" | "mvcBase">;

/** What a session asks the server; sign-in and renewal go without a token, or they are refused. */
export interface SessionCalls {
  /** @throws ApiError 401 for wrong credentials (`codeNeeded`: for want of a code), 429 after too many. */
  signIn(identifier: string, password: string, code?: string): Promise<string>;
  /** A new access token for the cookie's session. @throws ApiError 401 when there is none. */
  renew(): Promise<string>;
  signOut(token: string): Promise<void>;
  isOwner(token: string): Promise<boolean>;
}

/** The calls of sign-in, renewal, sign-out and getuser (contract §10). */
export function createSessionCalls({ apiBase, mvcBase }: Bases): SessionCalls {
  const token = async (path: string, body: unknown) =>
    readBody<{ jwt: string }>(await send(`${apiBase}/auth/${path}`, { method: "POST", body })).jwt;
  return {
    signIn: (identifier, password, code) =>
      token("local", { identifier, password, ...(code ? { code } : {}) }),
    renew: () => token("refresh", {}),
    async signOut(accessToken) {
      // This browser's session with all its renewals; other devices stay signed in.
      const answer = await send(`${apiBase}/auth/logout`, { method: "POST", token: accessToken });
      if (answer.response.status !== 401) readBody(answer);
    },
    async isOwner(accessToken) {
      const answer = await send(`${mvcBase}/cp/getuser`, { token: accessToken });
      return readBody<Claim[]>(answer).some(
        ({ type, value }) => type === ownerClaim.type && value === ownerClaim.value,
      );
    },
  };
}

type Open = Pick<SiteSettings, "apiBase">;

const sendOpen = async (
  { apiBase }: Open,
  path: string,
  body: unknown,
): Promise<ValidationErrors> =>
  readErrors(await send(`${apiBase}/owner/${path}`, { method: "POST", body }));

/** POST {apiBase}/owner/setup. */
export const setUpOwner = (to: Open, draft: OwnerSetup) => sendOpen(to, "setup", draft);
/** POST {apiBase}/owner/resetask: a mail goes to the owner, if it is the owner's address. */
export const askForReset = (to: Open, ask: ResetAsk) => sendOpen(to, "resetask", ask);
/** POST {apiBase}/owner/reset. */
export const resetPassword = (to: Open, reset: PasswordReset) => sendOpen(to, "reset", reset);
