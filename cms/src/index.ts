import type { Core } from "@strapi/strapi";
import { stopBackups, startBackups } from "./api/backup/start-stop";
import { ensureResourceCategories } from "./api/category/ensure-resource-categories";
import { ensureSiteIds } from "./api/site-record/site-ids";
import { keepOlderSlides } from "./api/slides/keep-older";
import { ensureOwner } from "./api/account/ensure-owner";
import { logAdminSignIns } from "./api/account/log-admin-sign-ins";
import { finishDemoRemoval } from "./api/demo/leftover-files";
import { keepOwner } from "./api/account/keep-owner";
import { applyRoles } from "./api/account/roles";
import { ensureAccountTables } from "./api/account/tables";
import { stopMessageJobs, startMessageJobs } from "./api/contact/start-stop";
import { sendMail } from "./api/mail/send";
import { markFoldersAtStart } from "./api/health/start";
import { recordKinds } from "./api/history/kinds";
import { startHistory } from "./api/history/start-history";
import { startNames, stopNames } from "./api/name/start-stop";
import { makeFolders } from "./api/photo/files/folders";
import { ensureMediaEntries } from "./api/photo/media-library/start";
import { stopPhotoJobs, startPhotoJobs } from "./api/photo/start-stop";
import { startPublishing, stopPublishing } from "./api/publish/start-stop";
import { binUnknownDays } from "./api/sighting/bin-unknown-days";
import { startViews, stopViews } from "./api/view/start-stop";
import { createChangeTriggers } from "./cache/changes/change-triggers";
import { stopChangeSignals, startChangeSignals } from "./cache/changes/start-stop";
import { fillDefaults } from "./database/defaults";
import { ensureFormerKeys } from "./database/former-keys";
import { ensureIndexes } from "./database/indexes";
import { refoldText } from "./database/refold";
import { startRateLimits } from "./database/rate-limits/start";
import { noteQuotes } from "./api/quote/note-count";
import { answerFailures } from "./http/answer-failures";
import { routeCalls } from "./http/routes";
import { holdToRules } from "./documents/rule";
import { disableCors } from "./patches/disable-cors";
import { spreadCommitCallbacks, stopCommitCallbacks } from "./patches/commit-callbacks";
import { rejectFailedCommits } from "./patches/failed-commits";
import { showNewColumns } from "./patches/list-columns";
import { replaceMailProvider } from "./patches/mail-provider";
import { limitQueryTime } from "./patches/postgres-timeouts";
import { serializePasswordChecks } from "./patches/serial-password-checks";
import { waitForSqliteLocks } from "./patches/sqlite-lock-waits";
import { endSurviving, surviveDatabaseErrors } from "./patches/unhandled-rejections";
import { drain } from "./platform/drain";
import { requireSameSecrets } from "./platform/same-secrets";
import { limitConnections } from "./platform/server-limits";
import { saveRules } from "./save-rules";

interface Step {
  start?: (strapi: Core.Strapi) => unknown;
  stop?: (strapi: Core.Strapi) => unknown;
}

/** The steps of a start in order; a stop runs them backwards, with those of one group in parallel. */
const steps: Step[][] = [
  // First, and released last: it locks the data directory.
  [{ start: startBackups, stop: stopBackups }],
  // Before anything queries the database.
  [{ start: surviveDatabaseErrors, stop: endSurviving }],
  [{ start: rejectFailedCommits }, { start: waitForSqliteLocks }],
  [{ start: spreadCommitCallbacks, stop: stopCommitCallbacks }],
  // Before anything is written with another site's secrets or into the wrong folders.
  [{ start: requireSameSecrets }],
  [{ start: makeFolders }],
  [{ start: markFoldersAtStart }],
  [{ start: (strapi) => replaceMailProvider(strapi, sendMail) }],
  [{ start: logAdminSignIns }, { start: serializePasswordChecks }, { start: showNewColumns }],
  // After Strapi's schema sync, which may have rebuilt tables and dropped indexes and triggers.
  [{ start: ensureIndexes }],
  [{ start: createChangeTriggers }],
  [{ start: startChangeSignals, stop: stopChangeSignals }],
  [{ start: startRateLimits }],
  [{ start: ({ db }) => ensureAccountTables(db.connection) }],
  [{ start: startNames, stop: stopNames }],
  [{ start: startHistory }, { start: ensureFormerKeys }],
  // Noted as a change, so that no answer is kept that leaves these rows out.
  [{ start: fillDefaults }],
  // Before a search, and before names are compared.
  [{ start: (strapi) => refoldText(strapi, recordKinds) }],
  // Records below here are saved, so history and change notes must be ready.
  [{ start: ensureResourceCategories }],
  [{ start: keepOlderSlides }, { start: noteQuotes }, { start: ensureSiteIds }],
  [{ start: binUnknownDays }],
  [{ start: applyRoles }],
  [{ start: ensureOwner }],
  [{ start: keepOwner }],
  [{ start: finishDemoRemoval }],
  // Stopped after the requests are drained: the last views count too.
  [{ start: startViews, stop: stopViews }],
  [
    { start: limitConnections, stop: drain },
    { start: startPhotoJobs, stop: stopPhotoJobs },
    { start: ensureMediaEntries },
    { start: startMessageJobs, stop: stopMessageJobs },
    { start: startPublishing, stop: stopPublishing },
  ],
  // Last: schema changes of the steps above may take longer than a query may.
  [{ start: limitQueryTime }],
];

interface Site {
  strapi: Core.Strapi;
}

export default {
  register({ strapi }: Site) {
    disableCors(strapi);
    answerFailures(strapi);
    routeCalls(strapi);
    holdToRules(strapi, saveRules);
  },

  async bootstrap({ strapi }: Site) {
    for (const { start } of steps.flat()) await start?.(strapi);
  },

  async destroy({ strapi }: Site) {
    for (const group of [...steps].reverse())
      await Promise.all(group.map(({ stop }) => stop?.(strapi)));
  },
};
