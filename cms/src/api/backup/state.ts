import type { Core } from "@strapi/strapi";
import type { BackupItem } from "shared-types/backup/answers";

type Last = Omit<BackupItem, "name">;

/** What a site's instances share about backups, in the database. */
interface Stored {
  last: Last | null;
  fault: string;
  /** Epoch milliseconds of the last failure; 0 if a backup was made since. */
  failedAt: number;
}

const nothing: Stored = { last: null, fault: "", failedAt: 0 };

/** The state of the last backup, whichever instance tried to make it. */
export function backupState(strapi: Core.Strapi) {
  const store = () => strapi.store({ type: "api", name: "backup", key: "last" });
  const read = async () => ((await store().get({})) as Stored | null) ?? nothing;
  return {
    /** `newest` is the newest backup in this instance's folder: one made by hand is recorded nowhere else. */
    async read(newest?: Last): Promise<Stored> {
      const stored = await read();
      const isNewer = newest && newest.dateMade > (stored.last?.dateMade ?? "");
      if (!isNewer) return stored;
      const { dateMade, bytes } = newest;
      return { last: { dateMade, bytes }, ...afterSuccess(stored, dateMade) };
    },
    async succeeded(last: Last): Promise<void> {
      await store().set({ value: { ...nothing, last } });
    },
    async failed(fault: string, failedAt: number): Promise<void> {
      await store().set({ value: { ...(await read()), fault, failedAt } });
    },
  };
}

/** A failure before the newest backup no longer counts. */
function afterSuccess({ fault, failedAt }: Stored, dateMade: string): Omit<Stored, "last"> {
  return Date.parse(dateMade) > failedAt ? { fault: "", failedAt: 0 } : { fault, failedAt };
}
