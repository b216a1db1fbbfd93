import { fork, type ChildProcess } from "node:child_process";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import type { Answer, Commission } from "./painter";
import type { PhotoSeed } from "./types";

const script = fileURLToPath(new URL("./painter.ts", import.meta.url));

interface Waiting {
  commission: Commission;
  resolve: (file: string) => void;
  reject: (error: Error) => void;
}

/** Processes that draw, as many as there are cores: painting is arithmetic and would block the server. */
export class Painters {
  readonly #folder: string;
  readonly #waiting: Waiting[] = [];
  readonly #painters: ChildProcess[] = [];

  constructor(folder: string) {
    this.#folder = folder;
    const count = Math.min(4, availableParallelism());
    for (let n = 0; n < count; n += 1) this.#hire();
  }

  /** Draws a photo as a camera would leave it; resolves with its path. */
  photo(photo: PhotoSeed): Promise<string> {
    return this.#commission({ kind: "photo", photo, folder: this.#folder });
  }

  /** Draws one of the site's own pictures in all its sizes into `folder`. */
  sitePicture(name: string, folder: string): Promise<string> {
    return this.#commission({ kind: "site", name, folder });
  }

  /** Lets the painters go. */
  close(): void {
    for (const painter of this.#painters) painter.disconnect();
  }

  #commission(commission: Commission): Promise<string> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ commission, resolve, reject });
      for (const painter of this.#painters) painter.emit("idle");
    });
  }

  #hire(): void {
    const painter = fork(script, {
      execArgv: ["--max-semi-space-size=64", "--import", "tsx"],
      stdio: "inherit",
    });
    let current: Waiting | undefined;
    const next = () => {
      if (current) return;
      current = this.#waiting.shift();
      if (current) painter.send(current.commission);
    };
    painter.on("idle", next);
    painter.on("message", (answer: Answer) => {
      const done = current;
      current = undefined;
      if ("file" in answer) done?.resolve(answer.file);
      else done?.reject(new Error(answer.error));
      next();
    });
    painter.on("exit", (code) =>
      current?.reject(new Error(`A painter stopped with code ${code}.`)),
    );
    this.#painters.push(painter);
  }
}
