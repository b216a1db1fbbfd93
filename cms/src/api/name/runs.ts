import { fork, type ChildProcess } from "node:child_process";
import { join } from "node:path";
import { nameMessages } from "shared-types/name/codes";
import type { NameBookRun } from "shared-types/name/answers";
import { Refusal } from "../../http/refusal";
import type { News, Order } from "./worker";
import { lowerPriority } from "../../platform/lower-priority";

/** Lower priority than the server. */
const niceness = 10;

let child: ChildProcess | null = null;
let lastId = 0;
let last: NameBookRun | null = null;

/** Has another process do this, which takes neither time nor memory from the server; resolves with its last news. */
function run(order: Order, onRead: (read: number) => void): Promise<News> {
  return new Promise((resolve) => {
    const started = fork(join(__dirname, "worker.js"), { execArgv: [], serialization: "json" });
    child = started;
    let result: News = { problem: nameMessages.stopped };
    started.on("message", (news: News) => {
      if ("read" in news) onRead(news.read);
      else result = news;
    });
    started.on("error", () => started.kill("SIGKILL"));
    started.once("close", () => {
      child = null;
      resolve(result);
    });
    lowerPriority(started.pid, niceness);
    started.send(order, (error) => error && started.kill("SIGKILL"));
  });
}

/** A run under way: `finished` is it at its end. */
export interface BookRun {
  runId: number;
  finished: Promise<NameBookRun>;
}

/**
 * Begins to read a file of names, or to remove a book.
 * @throws Refusal while another is read or removed
 */
export function beginRun(order: Order): BookRun {
  if (child) throw new Refusal(409, nameMessages.busy);
  lastId += 1;
  const now: NameBookRun = { state: "running", read: 0, report: null, problem: "" };
  last = now;
  const finished = run(order, (read) => (now.read = read)).then((news) => {
    if ("report" in news)
      Object.assign(now, { state: "done", read: news.report.read, report: news.report });
    else if ("removed" in news) now.state = "done";
    else
      Object.assign(now, {
        state: "failed",
        problem: "problem" in news ? news.problem : nameMessages.failed,
      });
    return now;
  });
  return { runId: lastId, finished };
}

/** The run of this id: the last one; null for others. */
export const runOf = (runId: number): NameBookRun | null => (runId === lastId ? last : null);

/** Ends what is under way, of which nothing stays. */
export const endRuns = (): void => void child?.kill("SIGKILL");
