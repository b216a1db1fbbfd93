import type { Calls, Shape } from "./call";

/** What `getuser` answers the owner (docs/product.md 5.4). */
export const ownerClaim = { type: "role", value: "admin" } as const;

/** Bytes, because bcrypt reads no more than 72 (docs/product.md 7.2). */
export const passwordBytes = { min: 12, max: 72 } as const;

/** Messages about wrong or weak passwords and codes. */
export const accountMessages = {
  wrongPassword: "Wrong password.",
  wrongCode: "Wrong code, or it has already been used. Wait for the next one.",
  common: "That password is too easy to guess. Please choose another.",
  hasEmail: "The password can’t contain your e-mail address. Please choose another.",
  sameEmail: "That’s already your e-mail address.",
  inPassword: "Your password contains this address. Please change your password first.",
  emailTaken: "Another account has that e-mail address. Please choose another.",
  same: "That’s already your password. Please choose another.",
  linkUsed: "This reset link is no longer valid. Please ask for a new one.",
  noMails:
    "E-mail isn’t set up. Whoever runs the server can make a reset link: npm run owner -- reset",
  tooOften: "Too many tries. Please try again later.",
} as const;

/** Calls of the users-permissions plugin that the site uses; its others stay closed (docs/product.md 5.6). */
export const sessionPaths = {
  signIn: "/api/auth/local",
  renew: "/api/auth/refresh",
  signOut: "/api/auth/logout",
} as const;

export type Claim = Shape<"Claim">;
export type EmailChange = Shape<"EmailChange">;
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
    summary: "The caller's claims; empty for anyone but the owner.",
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
  ownerEmail: {
    method: "GET",
    path: "/api/owner/email",
    summary: "The e-mail address that the owner signs in with.",
    answer: "OwnerEmail",
  },
  ownerEmailUpdate: {
    method: "PUT",
    path: "/api/owner/email",
    summary:
      "Changes the e-mail address that the owner signs in with, and ends all other sessions.",
    body: "EmailChange",
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
    summary: "E-mails a reset link; the answer never tells whether there is such an account.",
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
    summary: "Whether two-step sign-in is on.",
    answer: "SecondFactor",
  },
  secondFactorBegin: {
    method: "POST",
    path: "/api/owner/secondfactorbegin",
    summary: "A new secret and recovery codes, which take effect once they are confirmed.",
    answer: "SecondFactorOffer",
  },
  secondFactorOn: {
    method: "POST",
    path: "/api/owner/secondfactoron",
    summary: "Turns two-step sign-in on, with the password and a code.",
    body: "SecondFactorChange",
    answer: "ValidationErrors",
  },
  secondFactorOff: {
    method: "POST",
    path: "/api/owner/secondfactoroff",
    summary: "Turns two-step sign-in off, with the password and a code.",
    body: "SecondFactorChange",
    answer: "ValidationErrors",
  },
} as const satisfies Calls;
