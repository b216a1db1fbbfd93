export const healthMessages = {
  disk: "The disk is nearly full: free some space.",
  backup: "The last backup is more than two days old.",
  missing: (photos: number) => `Photos without a file: ${photos}. Restore them from a backup.`,
} as const;
