/** The numbers of this site's PostgreSQL advisory locks. A restore knows them without an environment. */
export const advisoryLocks = {
  /** Instances that start at the same moment create their tables and triggers one after the other. */
  changeTriggers: 7264038,
  rateLimitTables: 7264047,
  rateLimitKeys: 7264048,
  accountTables: 7264049,
  /** Shared by instances while they listen for changes; a restore takes it alone. */
  site: 7264068,
  backup: 7264069,
  import: 7264070,
  photoFiles: 7264071,
  nightlyBackup: 7264072,
  historyTables: 7264073,
  csvImport: 7264074,
  demo: 7264075,
  viewTable: 7264076,
  formerKeys: 7264087,
  publish: 7264088,
} as const;
