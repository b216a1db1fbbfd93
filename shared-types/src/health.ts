/** What GET /api/health looks at. */
export const healthParts = ["database", "disk", "files", "backup"] as const;
export type HealthPart = (typeof healthParts)[number];

/** 'none': there is nothing to look at yet, as before the first backup. */
export type PartState = "ok" | "degraded" | "none";

/** GET /api/health. With 503 it stands beside the error of contract §3. */
export interface Health {
  status: "ok" | "degraded";
  parts: Record<HealthPart, PartState>;
  /** For the owner alone. */
  details?: HealthDetails;
}

/** What the owner is told beyond the parts. */
export interface HealthDetails {
  /** What is wrong and what to do, a sentence each. */
  advice: string[];
  freeBytes: number;
  totalBytes: number;
  /** ISO 8601, or null when there is none. */
  lastBackup: string | null;
  /** Photos whose file is not on the disk: how many, and the names of the first. */
  missing: { count: number; fileNames: string[] };
}
