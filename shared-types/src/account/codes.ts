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

export type SessionPath = (typeof sessionPaths)[keyof typeof sessionPaths];
