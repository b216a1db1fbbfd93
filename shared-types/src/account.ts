import type { Calls, Shape } from "./call";

/** What `getuser` answers the owner (docs/product.md 5.4). */
export const ownerClaim = { type: "role", value: "admin" } as const;

/** Bytes, because bcrypt reads no more than 72 (docs/product.md 7.2). */
export const passwordBytes = { min: 12, max: 72 } as const;

/** Messages about wrong or weak passwords and codes. */
export const accountMessages = {
  wrongPassword: "That is not your password.",
  wrongCode: "That code is not right, or it has been used. Wait for the next one.",
  common: "That password is one of the first a stranger would try. Please choose another.",
  hasEmail: "The password must not hold your e-mail address. Please choose another.",
  same: "That is the password you have. Please choose another.",
  linkUsed: "This reset link is not valid any more. Please ask for a new one.",
  noMails:
    "This site sends no mails. On its machine, npm run owner -- reset prints a link to set a new password.",
  tooOften: "That was too often. Please wait a little.",
} as const;

/** Calls of the users-permissions plugin that the site uses; its others stay closed (docs/product.md 5.6). */
export const sessionPaths = {
  signIn: "/api/auth/local",
  renew: "/api/auth/refresh",
  signOut: "/api/auth/logout",
} as const;

export type Claim = Shape<"Claim">;
export type OwnerSetup = Shape<"OwnerSetup">;
export type PasswordChange = Shape<"PasswordChange">;
export type PasswordReset = Shape<"PasswordReset">;
export type ResetAsk = Shape<"ResetAsk">;
export type SecondFactor = Shape<"SecondFactor">;
export type SecondFactorChange = Shape<"SecondFactorChange">;
export type SecondFactorOffer = Shape<"SecondFactorOffer">;

export const accountCalls = {
  getUser: {
    method: "GET",
    path: "/cp/getuser",
    who: "anyone",
    summary: "The claims of whoever asks; empty unless it is the owner.",
    base: "mvcBase",
    answer: "Claim[]",
  },
  ownerSetup: {
    method: "POST",
    path: "/api/owner/setup",
    who: "anyone",
    summary: "Creates the owner with the one-time token of the first start.",
    body: "OwnerSetup",
    answer: "ValidationErrors",
  },
  ownerPasswordUpdate: {
    method: "PUT",
    path: "/api/owner/password",
    summary: "Changes the owner's password and ends all other sessions.",
    body: "PasswordChange",
    answer: "ValidationErrors",
  },
  ownerResetAsk: {
    method: "POST",
    path: "/api/owner/resetask",
    who: "anyone",
    summary:
      "Asks for a mail with a reset link; the answer never tells whether there is such an account.",
    body: "ResetAsk",
    answer: "ValidationErrors",
  },
  ownerReset: {
    method: "POST",
    path: "/api/owner/reset",
    who: "anyone",
    summary: "Sets a new password with the token of a reset link and ends all sessions.",
    body: "PasswordReset",
    answer: "ValidationErrors",
  },
  secondFactor: {
    method: "GET",
    path: "/api/owner/secondfactor",
    summary: "Whether a code is asked for when the owner signs in.",
    answer: "SecondFactor",
  },
  secondFactorBegin: {
    method: "POST",
    path: "/api/owner/secondfactorbegin",
    summary: "A new secret and recovery codes, which hold once they are confirmed.",
    answer: "SecondFactorOffer",
  },
  secondFactorOn: {
    method: "POST",
    path: "/api/owner/secondfactoron",
    summary: "Confirms the secret with the password and a code of it.",
    body: "SecondFactorChange",
    answer: "ValidationErrors",
  },
  secondFactorOff: {
    method: "POST",
    path: "/api/owner/secondfactoroff",
    summary: "Takes the second factor away, with the password and a code.",
    body: "SecondFactorChange",
    answer: "ValidationErrors",
  },
} as const satisfies Calls;
