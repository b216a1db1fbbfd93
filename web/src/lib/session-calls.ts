import { ownerClaim, sessionPaths, type SessionPath } from "shared-types/account/codes";
import type { OwnerSetup, PasswordReset, ResetAsk } from "shared-types/account/schema";
import type { CallLine } from "shared-types/calls";
import type { SiteSettings } from "shared-types/site/parts";
import { readBody, readErrors, send, type Ask } from "./api-client";
import { addressOf, call, openServer, type AnswerTo, type Asking } from "./call";

type Bases = Pick<SiteSettings, "apiBase" | "mvcBase">;

/** The session's calls; sign-in and renewal must not carry a token. */
export type SessionCalls = ReturnType<typeof createSessionCalls>;

/** The calls of sign-in, renewal, sign-out and getuser (docs/product.md 5.6). */
export function createSessionCalls(bases: Bases) {
  const post = (path: SessionPath, ask: Ask) =>
    send(addressOf(bases, `POST ${path}`), { method: "POST", ...ask });
  const token = async (path: SessionPath, body: unknown) =>
    readBody<{ jwt: string }>(await post(path, { body })).jwt;
  return {
    /** @throws ApiError 401 for wrong credentials (`codeNeeded`: a code is missing), 429 after too many */
    signIn: (identifier: string, password: string, code?: string) =>
      token(sessionPaths.signIn, { identifier, password, ...(code ? { code } : {}) }),
    /** A new access token for the cookie's session. @throws ApiError 401 when there is none. */
    renew: () => token(sessionPaths.renew, {}),
    async signOut(accessToken: string) {
      // Ends this browser's session only; other devices stay signed in.
      const answer = await post(sessionPaths.signOut, { token: accessToken });
      if (answer.response.status !== 401) readBody(answer);
    },
    async isOwner(accessToken: string) {
      const answer = await send(addressOf(bases, "GET /cp/getuser"), { token: accessToken });
      return readBody<AnswerTo<"GET /cp/getuser">>(answer).some(
        ({ type, value }) => type === ownerClaim.type && value === ownerClaim.value,
      );
    },
  };
}

type Open = Pick<SiteSettings, "apiBase">;

const save = async <Line extends CallLine>(to: Open, line: Line, ...asking: Asking<Line>) =>
  readErrors(await call(openServer(to), line, ...asking));

/** POST {apiBase}/owner/setup. */
export const setUpOwner = (to: Open, body: OwnerSetup) =>
  save(to, "POST /api/owner/setup", { body });
/** POST {apiBase}/owner/resetask: a mail goes to the owner, if it is the owner's address. */
export const askForReset = (to: Open, body: ResetAsk) =>
  save(to, "POST /api/owner/resetask", { body });
/** POST {apiBase}/owner/reset. */
export const resetPassword = (to: Open, body: PasswordReset) =>
  save(to, "POST /api/owner/reset", { body });
