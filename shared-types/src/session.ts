/** GET /cp/getuser: what the signed-in person may claim; [] for anyone but the owner (contract §2). */
export interface Claim {
  type: string;
  value: string;
  message: string;
}

export const ownerClaim = { type: "role", value: "admin" } as const;

/** POST /api/owner/setup. */
export interface OwnerSetup {
  token: string;
  email: string;
  password: string;
}

/** Bytes, because bcrypt reads no more than 72 (contract §2). */
export const passwordBytes = { min: 12, max: 72 } as const;

/** PUT /api/owner/password: the owner's own, for both /cp and Strapi's admin. */
export interface PasswordChange {
  /** The one that holds until now. */
  oldPassword: string;
  newPassword: string;
}

/** POST /api/owner/resetask: a mail with a reset link is asked for. */
export interface ResetAsk {
  email: string;
}

/** POST /api/owner/reset, with the token of a reset link. */
export interface PasswordReset {
  token: string;
  newPassword: string;
}

/** GET /api/owner/secondfactor. */
export interface SecondFactor {
  on: boolean;
  /** Recovery codes that have not been used. */
  codesLeft: number;
}

/** POST /api/owner/secondfactorbegin: shown once, and in force when a code has been sent. */
export interface SecondFactorOffer {
  /** Base32, for typing. */
  secret: string;
  /** The same as an otpauth address, for the QR code. */
  address: string;
  recoveryCodes: string[];
}

/** POST /api/owner/secondfactoron and secondfactoroff. */
export interface SecondFactorChange {
  password: string;
  /** Six digits, or a recovery code. */
  code: string;
}

/** What this site says where passwords and codes are wrong or weak. */
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
