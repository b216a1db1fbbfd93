import { fork, type ChildProcess } from "node:child_process";
import { join } from "node:path";
import type { Report } from "./worker";
import { lowerPriority } from "../../platform/lower-priority";

/** Lower priority than the server. */
const niceness = 15;

let child: ChildProcess | null = null;

/** Makes a backup in a child process, so that it takes neither time nor memory from the server. */
export function runBackup(): Promise<Report> {
  return new Promise((resolve) => {
    const started = fork(join(__dirname, "worker.js"), { execArgv: [], serialization: "json" });
    child = started;
    let report: Report = { error: "It was stopped before it finished.", isBusy: false };
    started.on("message", (message: Report) => (report = message));
    started.on("error", (error) => (report = { error: error.message, isBusy: false }));
    started.once("close", () => {
      child = null;
      resolve(report);
    });
    lowerPriority(started.pid, niceness);
  });
}

/** Stops the running backup; the next one removes its remains. */
export function endBackup(): void {
  child?.kill("SIGKILL");
}
