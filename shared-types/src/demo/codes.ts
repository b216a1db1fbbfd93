export const demoMessages = {
  busy: "The demo garden is being removed already: wait until that is done.",
  noBackup: (why: string) => `Nothing was removed, because there is no backup. ${why}`,
  changed: "You changed it.",
} as const;
