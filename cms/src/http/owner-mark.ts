/**
 * A cookie that says that a browser is the owner's, whose views are not counted (docs/decisions/068). It opens
 * nothing; the session's own cookie goes with session calls only.
 */
const name = "habitat_owner";

/** Whether a request comes from the owner's browser. */
export const hasOwnerMark = (cookies: string | undefined): boolean =>
  cookies?.includes(`${name}=`) === true;

/** The `Set-Cookie` that marks a browser for so many seconds; 0 takes the mark away. */
export const ownerMark = (seconds: number, isSecure: boolean): string =>
  `${name}=${seconds > 0 ? 1 : ""}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;
