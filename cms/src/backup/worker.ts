import { environment } from "../environment";
import { takeTurn, turns, type GiveBack } from "../machines/turn";
import { BackupFault, Busy } from "./faults";
import { deletePastBackups } from "./keep";
import { useSite } from "./lock";
import { makeBackup } from "./make";

/** What the process that makes a backup tells the server. */
export type Report = { made: string; bytes: number } | { fault: string; isBusy: boolean };

/** Holds the turn until it is given back. @throws Busy when it is another's */
async function takeOwnTurn(): Promise<GiveBack> {
  const giveBack = await takeTurn(turns.backup);
  if (giveBack) return giveBack;
  throw new Busy("Another server of this site is making a backup: wait until it is done.");
}

async function work(): Promise<Report> {
  const release = useSite(environment);
  try {
    const giveBack = await takeOwnTurn();
    try {
      const { name, bytes } = await makeBackup(environment);
      deletePastBackups(environment, environment.backupKeep, new Date());
      return { made: name, bytes };
    } finally {
      await giveBack();
    }
  } finally {
    release();
  }
}

work()
  .catch((error: unknown): Report => {
    if (!(error instanceof BackupFault)) console.error(error);
    const said = error instanceof BackupFault ? error.message : "See the server's log.";
    return { fault: said, isBusy: error instanceof Busy };
  })
  .then((report) => process.send?.(report, undefined, {}, () => process.disconnect()))
  .catch((error: unknown) => console.error(error));
