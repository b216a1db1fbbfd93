import { fork, type ChildProcess } from "node:child_process";
import { join } from "node:path";
import { importMessages } from "shared-types/photo/import-messages";
import { DiskFullError } from "../../../platform/disk-full";
import { RefusedFileError } from "../formats/refused-file";
import type { Order, Report, TaskName, Tasks } from "./tasks";
import { lowerPriority } from "../../../platform/lower-priority";

interface PoolOptions {
  /** How many processes at most. */
  size: number;
  /** 0 is a process like any other, 19 the one that waits for all. */
  niceness: number;
  /** What takes longer is given up. */
  patienceMs?: number;
}

interface Job {
  order: Order;
  /** How many processes have ended over it. */
  deaths: number;
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
}

interface Worker {
  child: ChildProcess;
  job: Job | null;
  needsExclusive: boolean;
  isAlone: boolean;
  timer: NodeJS.Timeout;
}

const patienceMs = 120_000;
/** A process may be killed for want of memory: that does not count against the file until it happens again. */
const deathsMax = 2;
/** Processes that nobody needs end after this. */
const idleMs = 10_000;

/** The server stops: nothing is wrong with the file. */
export class PoolClosed extends Error {
  override name = "PoolClosed";
}

/** Processes that work on pictures, started when there is work and ended when there is none. */
export class WorkerPool {
  readonly #options: PoolOptions;
  readonly #waiting: Job[] = [];
  readonly #workers = new Set<Worker>();
  #closed = false;

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  /**
   * Has a worker do this.
   * @throws RefusedFileError with the reason when the file is not taken, DiskFullError, or PoolClosed
   */
  run<Name extends TaskName>(
    task: Name,
    given: Tasks[Name]["given"],
  ): Promise<Tasks[Name]["result"]> {
    return new Promise((resolve, reject) => {
      if (this.#closed) {
        reject(new PoolClosed());
        return;
      }
      const order = { task, given } as Order;
      this.#waiting.push({ order, deaths: 0, resolve: resolve as Job["resolve"], reject });
      this.#assign();
    });
  }

  /** Ends all processes; what they were doing is left unfinished. */
  close(): void {
    this.#closed = true;
    for (const { reject } of this.#waiting.splice(0)) reject(new PoolClosed());
    for (const worker of this.#workers) worker.child.kill("SIGKILL");
  }

  /** Gives out what waits; a picture that wants the memory for itself goes before all that. */
  #assign(): void {
    const workers = [...this.#workers];
    if (workers.some(({ isAlone }) => isAlone)) return;
    const large = workers.filter(({ needsExclusive }) => needsExclusive);
    if (large.length > 0) {
      const [next] = large;
      const othersRest = workers.every(({ job, needsExclusive }) => !job || needsExclusive);
      if (next && othersRest) this.#leaveAlone(next);
      return;
    }
    while (this.#waiting.length > 0) {
      const worker = workers.find(({ job }) => !job) ?? this.#hire(workers);
      if (!worker) return;
      const job = this.#waiting.shift();
      if (job) this.#begin(worker, job);
    }
  }

  #leaveAlone(worker: Worker): void {
    worker.needsExclusive = false;
    worker.isAlone = true;
    this.#wait(worker);
    worker.child.send("proceed" satisfies Order);
  }

  #begin(worker: Worker, job: Job): void {
    worker.job = job;
    this.#wait(worker);
    worker.child.send(job.order, (error) => error && worker.child.kill("SIGKILL"));
  }

  #wait(worker: Worker): void {
    clearTimeout(worker.timer);
    worker.timer = setTimeout(() => {
      this.#end(worker)?.reject(new RefusedFileError(importMessages.tookTooLong));
      worker.child.kill("SIGKILL");
    }, this.#options.patienceMs ?? patienceMs);
  }

  /** The worker is free again; gives what it was at. */
  #end(worker: Worker): Job | null {
    const { job } = worker;
    clearTimeout(worker.timer);
    Object.assign(worker, { job: null, isAlone: false, needsExclusive: false });
    worker.timer = setTimeout(() => {
      this.#workers.delete(worker);
      worker.child.disconnect();
    }, idleMs).unref();
    return job;
  }

  #hear(worker: Worker, report: Report): void {
    if (report === "needsExclusive") {
      clearTimeout(worker.timer);
      worker.needsExclusive = true;
    } else {
      const job = this.#end(worker);
      if (report === "diskFull") job?.reject(new DiskFullError());
      else if (report === "vanished") job?.reject(new RefusedFileError(importMessages.vanished));
      else if ("refused" in report) job?.reject(new RefusedFileError(report.refused));
      else job?.resolve(report.done);
    }
    this.#assign();
  }

  #hire(workers: Worker[]): Worker | null {
    if (workers.length >= this.#options.size) return null;
    // Few arenas: memory that one picture has used is there for the next.
    const env = { ...process.env, MALLOC_ARENA_MAX: "2" };
    const execArgv = ["--max-old-space-size=256"];
    const child = fork(join(__dirname, "worker.js"), { env, execArgv, serialization: "json" });
    const timer = setTimeout(() => undefined, 0);
    const worker = { child, job: null, needsExclusive: false, isAlone: false, timer };
    this.#workers.add(worker);
    workers.push(worker);
    lowerPriority(child.pid, this.#options.niceness);
    child.on("message", (report: Report) => this.#hear(worker, report));
    child.on("error", () => child.kill("SIGKILL"));
    child.once("close", () => {
      const job = this.#end(worker);
      clearTimeout(worker.timer);
      this.#workers.delete(worker);
      if (job) this.#handleCrash(job);
      if (!this.#closed) this.#assign();
    });
    return worker;
  }

  /** The process of a job has ended before the job was done. */
  #handleCrash(job: Job): void {
    job.deaths += 1;
    if (this.#closed) job.reject(new PoolClosed());
    else if (job.deaths < deathsMax) this.#waiting.unshift(job);
    else job.reject(new RefusedFileError(importMessages.damaged));
  }
}
