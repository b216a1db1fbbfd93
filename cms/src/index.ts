import type { Core } from "@strapi/strapi";
import { endBackups, keepBackups } from "./bootstrap/backups";
import { endWatching, watchChanges } from "./bootstrap/change-signs";
import { ensureAccountTables } from "./account/tables";
import { keepCounts } from "./bootstrap/counts";
import { drain } from "./bootstrap/drain";
import { keepHistoryTables } from "./bootstrap/history-tables";
import { keepFoldersMarked } from "./bootstrap/folder-markers";
import { logAdminSignIns } from "./bootstrap/log-sign-ins";
import { comparePasswordsInTurn } from "./bootstrap/passwords-in-turn";
import { refuseCors } from "./bootstrap/no-cors";
import { noteChanges } from "./bootstrap/note-changes";
import { ensureOwner } from "./bootstrap/owner";
import { ensureResourceCategories } from "./bootstrap/resource-categories";
import { ensureMediaEntries } from "./bootstrap/media-entries";
import { endMessageWork, keepMessages } from "./bootstrap/messages";
import { applyRoles } from "./bootstrap/roles";
import { endReading, openReading } from "./bootstrap/read-at-once";
import { requireSameSecrets } from "./bootstrap/same-secrets";
import { limitConnections } from "./bootstrap/server-limits";
import { ensureTextIndexes } from "./bootstrap/text-indexes";
import { endPhotoWork, keepPhotoFilesTidy } from "./bootstrap/photo-files";
import { endOutliving, outliveFaults } from "./bootstrap/stray-faults";
import { showNewColumns } from "./bootstrap/list-columns";
import { boundDatabase, mendDatabase } from "./bootstrap/database-faults";
import { makeFolders } from "./photos/folders";
import { binPhotos } from "./documents/bin-photos";
import { keepDerivedColumns } from "./documents/derive";
import { keepHistory } from "./documents/keep-history";
import { keepCategories } from "./documents/keep-categories";
import { keepMediaEntries } from "./documents/keep-media-entries";
import { keepText } from "./documents/keep-text";
import { namePhotos } from "./documents/name-photos";
import { refusePhotoCopies } from "./documents/no-photo-copies";
import { requireText } from "./documents/require-text";
import { requireSafeHref } from "./documents/safe-href";
import { sanitiseHtml } from "./documents/sanitise-html";
import { requireUniqueKey } from "./documents/unique-key";
import { requireUniqueNames } from "./documents/unique-names";

interface Site {
  strapi: Core.Strapi;
}

export default {
  register({ strapi }: Site) {
    refuseCors(strapi);
    // Around all others: what they make of a save is what is kept.
    keepHistory(strapi);
    // In this order: text is cleaned, then held against the rules, then searched and sorted by.
    keepText(strapi);
    sanitiseHtml(strapi);
    requireText(strapi);
    requireSafeHref(strapi);
    requireUniqueKey(strapi);
    requireUniqueNames(strapi);
    keepCategories(strapi);
    refusePhotoCopies(strapi);
    keepDerivedColumns(strapi);
    // Last: their files follow what is saved in the end.
    namePhotos(strapi);
    binPhotos(strapi);
    keepMediaEntries(strapi);
  },

  async bootstrap({ strapi }: Site) {
    await keepBackups(strapi);
    outliveFaults(strapi);
    await mendDatabase(strapi);
    openReading(strapi);
    await requireSameSecrets(strapi);
    makeFolders();
    await keepFoldersMarked(strapi);
    logAdminSignIns(strapi);
    limitConnections(strapi);
    comparePasswordsInTurn(strapi);
    await showNewColumns(strapi);
    await ensureTextIndexes(strapi);
    await noteChanges(strapi);
    watchChanges(strapi);
    await keepCounts(strapi);
    await ensureAccountTables(strapi.db.connection);
    await keepHistoryTables(strapi);
    await ensureResourceCategories(strapi);
    await applyRoles(strapi);
    await ensureOwner(strapi);
    await keepPhotoFilesTidy(strapi);
    await ensureMediaEntries(strapi);
    await keepMessages(strapi);
    boundDatabase(strapi);
  },

  async destroy({ strapi }: Site) {
    await Promise.all([drain(strapi), endPhotoWork(strapi), endMessageWork(strapi)]);
    await endWatching(strapi);
    endOutliving();
    endReading(strapi);
    // Last: until now the data directory is in use.
    await endBackups(strapi);
  },
};
