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
