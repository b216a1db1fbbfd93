import { setPriority } from "node:os";

/** Has another process give way to the server; `niceness` up to 19. */
export function lowerPriority(pid: number | undefined, niceness: number): void {
  try {
    if (pid !== undefined) setPriority(pid, niceness);
  } catch {
    // It has ended already, or the system knows no priorities: it works all the same.
  }
}
