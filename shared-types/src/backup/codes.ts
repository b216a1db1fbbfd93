export const backupMessages = {
  missing: "There is no such backup. It may have been deleted when a newer one was made.",
  ticketUsed: "This download link has already been used. Click Download on Admin Home again.",
} as const;
