/** The advisory lock of PostgreSQL that servers share as long as they hear changes, and a restore has alone. */
export const siteLockNumber = 7264068;
