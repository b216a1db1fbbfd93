/** The numbers of this site's PostgreSQL advisory locks. A restore knows them without an environment. */
export const advisoryLocks = {
  /** Shared by instances while they listen for changes; a restore takes it alone. */
  site: 7264068,
  backup: 7264069,
  import: 7264070,
  photoFiles: 7264071,
  nightlyBackup: 7264072,
} as const;
