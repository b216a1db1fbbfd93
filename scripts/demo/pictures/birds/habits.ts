import type { BackdropKind } from "../kit/backdrop";
import type { Season4 } from "../kit/season";

/** What a bird sits on. */
export type Seat = "twig" | "ground" | "trunk" | "stem" | "feeder" | "post" | "log";

/** Where a bird is met: seats (first for the plain portrait), twigs and backgrounds. */
export interface Habit {
  seats: readonly Seat[];
  /** Keys of `WOODY`. */
  twigs: Record<Season4, readonly string[]>;
  behind: readonly BackdropKind[];
}

const every = (...keys: string[]): Record<Season4, readonly string[]> => ({
  spr: keys,
  sum: keys,
  fall: keys,
  win: keys,
});

/** The haunts of each bird, by keyId. */
export const HABITS: Record<string, Habit> = {
  chickadee: {
    seats: ["twig", "twig", "feeder", "stem"],
    twigs: {
      spr: ["serviceberry", "oak", "redbud"],
      sum: ["oak", "maple", "dogwood"],
      fall: ["maple", "oak", "dogwood"],
      win: ["winterberry", "oak", "cedar"],
    },
    behind: ["foliage", "woodland", "edge"],
  },
  cardinal: {
    seats: ["twig", "twig", "feeder", "ground"],
    twigs: {
      spr: ["dogwood", "redbud"],
      sum: ["dogwood", "arrowwood"],
      fall: ["dogwood", "spicebush"],
      win: ["winterberry", "cedar", "dogwood"],
    },
    behind: ["foliage", "edge", "woodland"],
  },
  phoebe: {
    seats: ["twig", "twig", "post"],
    twigs: {
      spr: ["redbud", "serviceberry"],
      sum: ["cherry", "oak"],
      fall: ["oak", "cherry"],
      win: ["oak", "winterberry"],
    },
    behind: ["pond", "edge", "foliage"],
  },
  bluebird: {
    seats: ["post", "twig", "twig"],
    twigs: {
      spr: ["redbud", "dogwood"],
      sum: ["cherry", "oak"],
      fall: ["dogwood", "oak"],
      win: ["winterberry", "cedar"],
    },
    behind: ["meadow", "edge", "foliage"],
  },
  goldfinch: {
    seats: ["stem", "stem", "twig", "feeder"],
    twigs: every("cherry", "serviceberry", "oak"),
    behind: ["meadow", "foliage", "edge"],
  },
  robin: {
    seats: ["ground", "ground", "twig"],
    twigs: {
      spr: ["dogwood", "serviceberry"],
      sum: ["serviceberry", "cherry"],
      fall: ["dogwood", "winterberry"],
      win: ["winterberry", "cedar"],
    },
    behind: ["garden", "meadow", "foliage"],
  },
  carwren: {
    seats: ["log", "twig", "ground"],
    twigs: {
      spr: ["spicebush", "redbud"],
      sum: ["arrowwood", "dogwood"],
      fall: ["spicebush", "oak"],
      win: ["winterberry", "oak"],
    },
    behind: ["woodland", "foliage", "garden"],
  },
  catbird: {
    seats: ["twig", "twig", "ground"],
    twigs: {
      spr: ["arrowwood", "dogwood"],
      sum: ["serviceberry", "cherry", "arrowwood"],
      fall: ["arrowwood", "dogwood"],
      win: ["winterberry"],
    },
    behind: ["foliage", "edge", "woodland"],
  },
  waxwing: {
    seats: ["twig"],
    twigs: {
      spr: ["serviceberry", "cedar"],
      sum: ["serviceberry", "cherry"],
      fall: ["dogwood", "winterberry", "cedar"],
      win: ["cedar", "winterberry"],
    },
    behind: ["sky", "foliage", "edge"],
  },
  downywp: { seats: ["trunk"], twigs: every("oak", "maple"), behind: ["woodland", "foliage"] },
  flicker: {
    seats: ["trunk"],
    twigs: every("oak", "cherry"),
    behind: ["edge", "woodland", "meadow"],
  },
  titmouse: {
    seats: ["twig", "feeder", "twig"],
    twigs: {
      spr: ["oak", "redbud"],
      sum: ["oak", "maple"],
      fall: ["oak", "maple"],
      win: ["oak", "cedar", "winterberry"],
    },
    behind: ["woodland", "foliage", "edge"],
  },
  junco: {
    seats: ["ground", "ground", "twig"],
    twigs: every("cedar", "oak", "winterberry"),
    behind: ["woodland", "garden", "edge"],
  },
  dove: {
    seats: ["ground", "twig", "post"],
    twigs: every("oak", "maple", "cherry"),
    behind: ["garden", "meadow", "foliage"],
  },
};
