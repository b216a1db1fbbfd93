import type { PhotoMimeType } from "shared-types/photo/import";
import type { Derived, PictureEdit } from "./derive";
import type { PhotoMetadata } from "../formats/metadata";

/** The result of preparing a photo's file. */
export interface Prepared {
  mimeType: PhotoMimeType;
  metadata: PhotoMetadata;
  derived: Derived;
}

/** A photo to read; the camera's clock is in `timeZone`. */
interface Read {
  file: string;
  sidecars: string[];
  timeZone: string;
}

/** Tasks for workers, with the types of their results. */
export interface Tasks {
  /** Identifies a file and makes the public files in `folder`. */
  prepare: { given: Read & { folder: string; edit: PictureEdit }; result: Prepared };
  /** What a photo's file, and the files beside it, say. */
  read: { given: Read; result: PhotoMetadata };
  /** Makes the AVIF files in `folder`. */
  avif: {
    given: { file: string; folder: string; widths: number[]; edit: PictureEdit };
    result: undefined;
  };
}

export type TaskName = keyof Tasks;

/** To a worker: work, or permission to go on with a picture that needs the memory for itself. */
export type Order =
  | { [Name in TaskName]: { task: Name; given: Tasks[Name]["given"] } }[TaskName]
  | "proceed";

/** From a worker. All but `done` and the last say why the file is not taken. */
export type Report =
  | { done: unknown }
  | { refused: string }
  | "vanished"
  | "diskFull"
  | "needsExclusive";
