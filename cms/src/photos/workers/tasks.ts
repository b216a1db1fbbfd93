import type { Derived } from "../derive";
import type { PhotoMetadata } from "../metadata";

/** What is made of a photo's file before the site knows of it. */
export interface Prepared {
  mimeType: string;
  metadata: PhotoMetadata;
  derived: Derived;
}

/** Work for a process of its own, with its result's kind. */
export interface Tasks {
  /** Looks at a file and makes the public files in `folder`. */
  prepare: { given: { file: string; folder: string }; result: Prepared };
  /** Makes the AVIF files in `folder`. */
  avif: { given: { file: string; folder: string; widths: number[] }; result: undefined };
}

export type TaskName = keyof Tasks;

/** To a worker: work, or the leave to go on with a picture that needs the memory for itself. */
export type Order =
  { [Name in TaskName]: { task: Name; given: Tasks[Name]["given"] } }[TaskName] | "goOn";

/** From a worker. All but `done` and the last say why the file is not taken. */
export type Report =
  { done: unknown } | { refused: string } | "vanished" | "diskFull" | "wantsToBeAlone";
