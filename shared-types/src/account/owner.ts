import type { Calls } from "../kit/call";

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
