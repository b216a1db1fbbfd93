import {
  ownerClaim,
  type Claim,
  type OwnerSetup,
  type SiteSettings,
  type ValidationErrors,
} from "shared-types";
import { readBody, readErrors, send } from "./api-client";

type Bases = Pick<SiteSettings, "apiBase" | "mvcBase">;

/** What a session asks the server; sign-in and renewal go without a token, or they are refused. */
export interface SessionCalls {
  /** @throws ApiError 401 for wrong credentials, 429 after too many. */
  signIn(identifier: string, password: string): Promise<string>;
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
    signIn: (identifier, password) => token("local", { identifier, password }),
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

/** POST {apiBase}/owner/setup. */
export async function setUpOwner(
  { apiBase }: Pick<SiteSettings, "apiBase">,
  draft: OwnerSetup,
): Promise<ValidationErrors> {
  return readErrors(await send(`${apiBase}/owner/setup`, { method: "POST", body: draft }));
}
