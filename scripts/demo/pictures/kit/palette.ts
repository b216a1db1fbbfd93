import { mix } from "./color";
import type { Season4, TimeOfDay } from "./season";

/** The tones of one season: from the far air to the near ground. */
export interface Tones {
  sky: string;
  far: string;
  mid: string;
  near: string;
  deep: string;
  ground: string;
  accents: readonly string[];
}

const BASE: Record<Season4, Tones> = {
  spr: {
    sky: "#dfe5d8",
    far: "#b3bf9c",
    mid: "#98a578",
    near: "#7a8a5a",
    deep: "#505f40",
    ground: "#8b7f5c",
    accents: ["#e8dfae", "#d9c3cf", "#c7d39a", "#e9e6d2"],
  },
  sum: {
    sky: "#d8e2dc",
    far: "#93a88a",
    mid: "#778a64",
    near: "#5a6d48",
    deep: "#354533",
    ground: "#776a4a",
    accents: ["#d9b65c", "#b59ab8", "#b9c785", "#dcd7b4"],
  },
  fall: {
    sky: "#e8decb",
    far: "#bda678",
    mid: "#ac8748",
    near: "#84683a",
    deep: "#553f2a",
    ground: "#7c5f40",
    accents: ["#b9622f", "#d4a046", "#8f4632", "#c9b071"],
  },
  win: {
    sky: "#dde1e4",
    far: "#b9bdbf",
    mid: "#a39d93",
    near: "#d9dcde",
    deep: "#6f6a66",
    ground: "#e6e8ea",
    accents: ["#a58e6c", "#8d8578", "#c3b79d", "#f1f2f2"],
  },
};

const TINT: Record<TimeOfDay, readonly [string, number]> = {
  day: ["#ffffff", 0],
  dawn: ["#e9bfa2", 0.26],
  dusk: ["#4a4766", 0.46],
  night: ["#1c2638", 0.76],
};

/** Tones of a season at an hour. */
export function tonesOf(season: Season4, time: TimeOfDay = "day"): Tones {
  const base = BASE[season];
  const [tint, amount] = TINT[time];
  const f = (c: string): string => mix(c, tint, amount);
  return {
    sky: time === "dusk" ? "#d8a58a" : f(base.sky),
    far: f(base.far),
    mid: f(base.mid),
    near: f(base.near),
    deep: f(base.deep),
    ground: f(base.ground),
    accents: base.accents.map((c) => mix(c, tint, amount * 0.7)),
  };
}
