const codes = new Set(["23505", "SQLITE_CONSTRAINT_UNIQUE"]);

/** Whether the database refused a row because another one has its key; of either database. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && "code" in error && codes.has(String(error.code));
}
