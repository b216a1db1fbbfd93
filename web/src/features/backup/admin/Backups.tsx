import { chakra } from "@chakra-ui/react";
import { useEffect, useRef, useState } from "react";
import type { BackupList, BackupItem } from "shared-types/backup/answers";
import type { ValidationErrors } from "shared-types/kit/error-answers";
import { whyNotDone } from "../../../components/form/errors";
import { IndexNotes, useIndexNotes, type Notes } from "../../../components/form/IndexNotes";
import { Pending } from "../../../components/panel/Pending";
import { Summary } from "../../../components/panel/Summary";
import { Button } from "../../../components/ui/Button";
import { RowActions, Fact, NameHead, PanelTable } from "../../../components/ui/PanelTable";
import { addressOf } from "../../../lib/call";
import { downloadFrom } from "../../../lib/download";
import { ApiError } from "../../../lib/errors";
import { countOf, formatDateTime } from "../../../lib/format";
import { ownerRead, ownerSave } from "../../../lib/owner-calls";
import { panelServer } from "../../../lib/owner-send";
import { useOwnerCall } from "../../../lib/owner-swr";
import { formatBytes } from "../../../lib/panel-format";
import { useSite } from "../../../lib/settings";
import { readAgain } from "../../../lib/swr";
import styles from "../../../components/panel/Card.module.css";

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

const lookAgainMs = 1000;

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, lookAgainMs));

/** Starts a backup and polls until it is done, while the screen is open. */
function useBackingUp(notes: Notes, onDone: () => void) {
  const [isBusy, setIsBusy] = useState(false);
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);

  async function make(): Promise<ValidationErrors> {
    const refused = await ownerSave("POST /api/backupmake");
    if (refused.length > 0) return refused;
    for (;;) {
      await pause();
      if (!isShown.current) return [];
      const { isRunning, fault, last } = await ownerRead("GET /api/backups");
      if (isRunning) continue;
      if (fault !== "") return [{ fieldId: "", errorMessage: `No backup was made. ${fault}` }];
      notes.say(`- Backup made: ${formatBytes(last?.bytes ?? 0)} -`);
      return [];
    }
  }

  const begin = async () => {
    if (isBusy) return;
    setIsBusy(true);
    const errors = await make().catch(whyNotDone);
    if (errors.length > 0) notes.fail(errors);
    setIsBusy(false);
    onDone();
  };

  return { isBusy, begin };
}

/** Downloads a backup of any size with the browser. @throws ApiError 404 when it is gone */
async function downloadBackup(name: string): Promise<void> {
  const { ticket } = await ownerRead("POST /api/backupticket", { body: { name } });
  downloadFrom(
    addressOf(panelServer(), "GET /api/backupfile/{ticket}", { params: { ticket } }),
    name,
  );
}

/** The backups, newest first, each with a download button. */
function BackupTable({ items, notes }: { items: BackupItem[]; notes: Notes }) {
  const { timeZone } = useSite().settings;
  const [asked, setAsked] = useState("");
  const fetchIt = async (name: string) => {
    if (asked !== "") return;
    setAsked(name);
    try {
      await downloadBackup(name);
      notes.say(`- Downloading ${name} -`);
    } catch (error) {
      const isGone = error instanceof ApiError && error.status === 404;
      notes.fail(isGone ? [{ fieldId: "", errorMessage: error.message }] : whyNotDone(error));
    }
    setAsked("");
  };
  return (
    <PanelTable caption="Backups, newest first" columns={["Made", "Size", ""]}>
      {items.map(({ name, bytes, dateMade }) => {
        const made = formatDateTime(dateMade, timeZone);
        return (
          <tr key={name}>
            <NameHead>
              {made}
              {name.includes("before-restore") && " (before a restore)"}
            </NameHead>
            <Fact label="Size">{formatBytes(bytes)}</Fact>
            <RowActions>
              <Button
                kind="quiet"
                aria-label={`Download the backup of ${made}`}
                aria-disabled={asked === name || undefined}
                onClick={() => void fetchIt(name)}
              >
                Download
              </Button>
            </RowActions>
          </tr>
        );
      })}
    </PanelTable>
  );
}
