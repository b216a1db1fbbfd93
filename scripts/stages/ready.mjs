import { requireFromCms } from "./from-cms.mjs";
import { prepare } from "./prepare.mjs";
import { fail, PlainError } from "./say.mjs";

/**
 * Runs a verb that works on the site's data with what is built of the server; a fault whose message
 * says what to do is shown as that sentence.
 * @param {(built: (module: string) => any, environment: { dataDir: string, databaseUrl: string, backupKeep: number }) => Promise<void>} verb
 */
export async function onSite(verb) {
  try {
    await prepare();
    const built = (/** @type {string} */ module) => requireFromCms(`./dist/src/${module}.js`);
    const { BackupError } = built("api/backup/errors");
    try {
      await verb(built, built("platform/environment").environment);
      process.exit(0);
    } catch (error) {
      throw error instanceof BackupError
        ? new PlainError(/** @type {Error} */ (error).message)
        : error;
    }
  } catch (error) {
    fail(error);
  }
}
