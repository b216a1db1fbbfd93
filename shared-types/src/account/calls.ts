import type { Calls } from "../kit/call";
import {
  emailChangeSchema,
  ownerSetupSchema,
  passwordChangeSchema,
  passwordResetSchema,
  resetAskSchema,
  secondFactorChangeSchema,
} from "./schema";
import { accountAnswers } from "./answers";
import { list } from "../kit/fields";
import { validationErrors } from "../kit/error-answers";

export const accountCalls = {
  getUser: {
    method: "GET",
    path: "/cp/getuser",
    who: "anyone",
    summary: "The caller's claims; empty for anyone but the owner.",
    answer: list(accountAnswers.Claim),
  },
  ownerSetup: {
    method: "POST",
    path: "/api/owner/setup",
    who: "anyone",
    summary: "Creates the owner with the one-time token of the first start.",
    body: ownerSetupSchema,
    answer: validationErrors,
  },
  ownerEmail: {
    method: "GET",
    path: "/api/owner/email",
    summary: "The e-mail address that the owner signs in with.",
    answer: accountAnswers.OwnerEmail,
  },
  ownerEmailUpdate: {
    method: "PUT",
    path: "/api/owner/email",
    summary:
      "Changes the e-mail address that the owner signs in with, and ends all other sessions.",
    body: emailChangeSchema,
    answer: validationErrors,
  },
  ownerPasswordUpdate: {
    method: "PUT",
    path: "/api/owner/password",
    summary: "Changes the owner's password and ends all other sessions.",
    body: passwordChangeSchema,
    answer: validationErrors,
  },
  ownerResetAsk: {
    method: "POST",
    path: "/api/owner/resetask",
    who: "anyone",
    summary: "E-mails a reset link; the answer never tells whether there is such an account.",
    body: resetAskSchema,
    answer: validationErrors,
  },
  ownerReset: {
    method: "POST",
    path: "/api/owner/reset",
    who: "anyone",
    summary: "Sets a new password with the token of a reset link and ends all sessions.",
    body: passwordResetSchema,
    answer: validationErrors,
  },
  secondFactor: {
    method: "GET",
    path: "/api/owner/secondfactor",
    summary: "Whether two-step sign-in is on.",
    answer: accountAnswers.SecondFactor,
  },
  secondFactorBegin: {
    method: "POST",
    path: "/api/owner/secondfactorbegin",
    summary: "A new secret and recovery codes, which take effect once they are confirmed.",
    answer: accountAnswers.SecondFactorOffer,
  },
  secondFactorOn: {
    method: "POST",
    path: "/api/owner/secondfactoron",
    summary: "Turns two-step sign-in on, with the password and a code.",
    body: secondFactorChangeSchema,
    answer: validationErrors,
  },
  secondFactorOff: {
    method: "POST",
    path: "/api/owner/secondfactoroff",
    summary: "Turns two-step sign-in off, with the password and a code.",
    body: secondFactorChangeSchema,
    answer: validationErrors,
  },
} as const satisfies Calls;
