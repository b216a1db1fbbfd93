import type { BladeForm, Margin } from "../../kit/outlines";
import type { BarkKind } from "../../kit/stem";
import type { Season4 } from "../../kit/season";

/** What a twig of the garden carries through the year. */
export interface Woody {
  bark: string;
  kind: BarkKind;
  form: BladeForm;
  margin: Margin;
  /** Breadth factor of the blade. */
  wide: number;
  /** Leaf length as a share of the height of the picture. */
  leaf: number;
  opposite: boolean;
  colors: Partial<Record<Season4, readonly string[]>>;
  blossom?: { color: string; eye: string; petals: number; size: number; clustered: boolean };
  /** Colors by season of fruit, and how many to a node. */
  fruit?: Partial<Record<Season4, string>>;
  perNode?: number;
}

/** Perches of the garden, by short key; leaf color by season, fruit and blossom where it has them. */
export const WOODY: Record<string, Woody> = {
  dogwood: {
    bark: "#7c7068",
    kind: "plated",
    form: "ovate",
    margin: "entire",
    wide: 1.05,
    leaf: 0.15,
    opposite: true,
    colors: {
      spr: ["#9db36a"],
      sum: ["#5f7f48", "#6d8a50"],
      fall: ["#8f3b32", "#a34a3a", "#7a3a3f"],
    },
    blossom: { color: "#f3ecdf", eye: "#b9b24e", petals: 4, size: 0.075, clustered: false },
    fruit: { fall: "#c23a2c" },
    perNode: 4,
  },
  redbud: {
    bark: "#6b5d56",
    kind: "smooth",
    form: "heart",
    margin: "entire",
    wide: 1,
    leaf: 0.13,
    opposite: false,
    colors: { sum: ["#6b8a50", "#5f7d4a"], fall: ["#cfa544", "#b98f3f"] },
    blossom: { color: "#c7679a", eye: "#8e3a6b", petals: 3, size: 0.028, clustered: true },
  },
  cherry: {
    bark: "#5a4a44",
    kind: "smooth",
    form: "lance",
    margin: "serrate",
    wide: 1.15,
    leaf: 0.13,
    opposite: false,
    colors: {
      spr: ["#90a862"],
      sum: ["#587a45", "#4f6f40"],
      fall: ["#c98a3a", "#b5652f", "#d3a548"],
    },
    fruit: { sum: "#2d1c2a" },
    perNode: 5,
  },
  serviceberry: {
    bark: "#8b8580",
    kind: "smooth",
    form: "elliptic",
    margin: "serrate",
    wide: 1,
    leaf: 0.1,
    opposite: false,
    colors: {
      spr: ["#a3ad74"],
      sum: ["#64834c", "#587546"],
      fall: ["#c0662f", "#cf8a3c", "#a84a34"],
    },
    blossom: { color: "#f7f3ea", eye: "#d8cf9a", petals: 5, size: 0.045, clustered: true },
    fruit: { sum: "#6b2440" },
    perNode: 4,
  },
  winterberry: {
    bark: "#6d665e",
    kind: "speckled",
    form: "elliptic",
    margin: "serrate",
    wide: 0.9,
    leaf: 0.09,
    opposite: false,
    colors: { spr: ["#8fa762"], sum: ["#4f7344", "#5a7d4b"], fall: ["#b99a48", "#8f8a4a"] },
    fruit: { fall: "#c7342a", win: "#bf3328" },
    perNode: 7,
  },
  oak: {
    bark: "#857c70",
    kind: "furrowed",
    form: "oak",
    margin: "entire",
    wide: 1,
    leaf: 0.17,
    opposite: false,
    colors: {
      spr: ["#a9ad74"],
      sum: ["#5d7b46", "#54713f"],
      fall: ["#8f4a36", "#a35c3a", "#94673f"],
      win: ["#9a7a58"],
    },
  },
  maple: {
    bark: "#8a8078",
    kind: "smooth",
    form: "maple",
    margin: "toothed",
    wide: 1,
    leaf: 0.13,
    opposite: true,
    colors: {
      spr: ["#b9854f", "#a9a860"],
      sum: ["#64834a", "#587642"],
      fall: ["#b8372a", "#cf5f2c", "#c9482c"],
    },
    fruit: { spr: "#b5443a" },
    perNode: 3,
  },
  spicebush: {
    bark: "#6f655b",
    kind: "speckled",
    form: "obovate",
    margin: "entire",
    wide: 0.95,
    leaf: 0.11,
    opposite: false,
    colors: { sum: ["#6f9150", "#65864a"], fall: ["#d6b03f", "#cda23a"] },
    blossom: { color: "#dcc84a", eye: "#b59f34", petals: 6, size: 0.026, clustered: true },
    fruit: { fall: "#bf2f2a" },
    perNode: 2,
  },
  arrowwood: {
    bark: "#85796d",
    kind: "smooth",
    form: "ovate",
    margin: "toothed",
    wide: 1.15,
    leaf: 0.1,
    opposite: true,
    colors: { spr: ["#8aa35c"], sum: ["#557a48", "#4d7042"], fall: ["#8a3f38", "#b0603a"] },
    fruit: { fall: "#2c3d63", sum: "#4a5d7c" },
    perNode: 6,
  },
  cedar: {
    bark: "#7d6553",
    kind: "shreddy",
    form: "linear",
    margin: "entire",
    wide: 0.5,
    leaf: 0.035,
    opposite: true,
    colors: { spr: ["#587050"], sum: ["#4f6a4c"], fall: ["#53674a"], win: ["#566650", "#4d5f4a"] },
    fruit: { fall: "#6f86a6", win: "#7088a8" },
    perNode: 3,
  },
};
