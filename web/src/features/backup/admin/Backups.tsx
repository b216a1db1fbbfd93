import { chakra } from "@chakra-ui/react";
import type { BackupList } from "shared-types/backup/answers";
import { IndexNotes, useIndexNotes } from "../../../components/form/IndexNotes";
import { Button } from "../../../components/ui/Button";
import { countOf, formatDateTime } from "../../../lib/format";
import { useOwnerCall } from "../../../lib/owner-swr";
import { formatBytes } from "../../../lib/panel-format";
import { readAgain } from "../../../lib/swr";
import { useSite } from "../../../lib/settings";
import { Summary } from "../../../components/panel/Summary";
import styles from "../../../components/panel/Card.module.css";
import { Pending } from "../../../components/panel/Pending";
import { BackupTable } from "./BackupTable";
import { useBackingUp } from "./use-backing-up";

function lastSentence({ last }: BackupList, timeZone: string): string {
  if (!last) return "There is no backup yet.";
  return `The last backup was made on ${formatDateTime(last.dateMade, timeZone)} (${formatBytes(last.bytes)}).`;
}

function habitSentence({ keepDays }: BackupList): string {
  if (keepDays === 0) return "Automatic backups are off (BACKUP_KEEP is 0).";
  return `One is made every night. The last ${countOf(keepDays, "daily backup is", "daily backups are")} kept.`;
}

/** The backups section of Admin Home: the last one, a new one, all of them. */
export function Backups() {
  const { timeZone } = useSite().settings;
  const read = useOwnerCall("GET /api/backups", { refreshesOnFocus: true });
  const notes = useIndexNotes();
  // What says that the last backup is old follows too.
  const { isBusy, begin } = useBackingUp(notes, readAgain);
  const { data: list } = read;
  return (
    <section aria-labelledby="backups" className={styles.card}>
      <h2 id="backups" className={styles.title}>
        Backups
      </h2>
      {list && (
        <>
          <p>
            {lastSentence(list, timeZone)} {habitSentence(list)} Download a copy now and then and
            keep it somewhere else.
          </p>
          {list.fault !== "" && !isBusy && (
            <chakra.p role="alert" color="cardinal" overflowWrap="anywhere">
              The last backup failed. {list.fault}
            </chakra.p>
          )}
          <Button kind="solid" aria-disabled={isBusy || undefined} onClick={() => void begin()}>
            {isBusy ? "Backing up..." : "Back up now"}
          </Button>
          <IndexNotes notes={notes} />
          {list.items.length > 0 && (
            <chakra.details width="100%">
              <Summary>{countOf(list.items.length, "backup", "backups")} on the server</Summary>
              <BackupTable items={list.items} notes={notes} />
            </chakra.details>
          )}
        </>
      )}
      <Pending read={read} what="the backups" fields={1} />
    </section>
  );
}
