import { brokenRulesOf } from "../http/broken-rule";

const codes = new Set(["23505", "SQLITE_CONSTRAINT_UNIQUE"]);

/** Strapi's own `unique` check, which runs after ours, has its own message. */
function isStrapisOwn(error: unknown, field: string): boolean {
  const broken = brokenRulesOf(error) ?? [];
  return broken.some(
    ({ fieldId, errorMessage }) => fieldId === field && errorMessage.includes("unique"),
  );
}

/** Whether a save was refused because another record has the value: by either database or by Strapi. */
export function isUniqueViolation(error: unknown, field: string): boolean {
  const byDatabase = error instanceof Error && "code" in error && codes.has(String(error.code));
  return byDatabase || isStrapisOwn(error, field);
}
