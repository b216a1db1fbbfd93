import { makeRng, type Rng } from "../../kit/rng";

/** One drawing in progress: its chance and its element ids, both fixed by the seed. */
export interface Sheet {
  readonly rng: Rng;
  /** A fresh id; the same seed gives the same ids in the same order. */
  id(): string;
}

/** `name` keeps the ids of the layers of one picture apart. */
export function newSheet(seed: string, name = "s"): Sheet {
  let used = 0;
  return { rng: makeRng(seed), id: () => `${name}${(used++).toString(36)}` };
}
