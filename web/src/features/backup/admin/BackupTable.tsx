import { useState } from "react";
import type { BackupItem } from "shared-types/backup/answers";
import { whyNotDone } from "../../../components/form/errors";
import type { Notes } from "../../../components/form/IndexNotes";
import { Button } from "../../../components/ui/Button";
import { RowActions, Fact, NameHead, PanelTable } from "../../../components/ui/PanelTable";
import { addressOf } from "../../../lib/call";
import { downloadFrom } from "../../../lib/download";
import { panelServer } from "../../../lib/owner-send";
import { ApiError } from "../../../lib/errors";
import { formatDateTime } from "../../../lib/format";
import { ownerRead } from "../../../lib/owner-calls";
import { formatBytes } from "../../../lib/panel-format";
import { useSite } from "../../../lib/settings";

/** Downloads a backup of any size with the browser. @throws ApiError 404 when it is gone */
async function downloadBackup(name: string): Promise<void> {
  const { ticket } = await ownerRead("POST /api/backupticket", { body: { name } });
  downloadFrom(
    addressOf(panelServer(), "GET /api/backupfile/{ticket}", { params: { ticket } }),
    name,
  );
}

/** The backups, newest first, each with a download button. */
export function BackupTable({ items, notes }: { items: BackupItem[]; notes: Notes }) {
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
