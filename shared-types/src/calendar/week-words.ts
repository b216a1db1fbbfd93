import type { CalendarKind, Evidence } from "./codes";
import type { Stage } from "../stage/codes";

/** What was noted of a species in the weeks. */
export interface Noted {
  kind: CalendarKind;
  stages: ReadonlySet<string>;
  evidence: ReadonlySet<Evidence>;
  /** An animal's order. */
  order: string;
}

/** What one looks for first comes first; an adult is what most animals are. */
const lookedFor: Stage[] = [
  ...(["flower", "fruit", "seed", "bud", "leaf", "fall", "dormant"] as const),
  ...(["nest", "egg", "immature", "larva", "pupa", "adult"] as const),
];

const words: Record<Stage, string> = {
  leaf: "Leafing out",
  bud: "Budding",
  flower: "In flower",
  fruit: "In fruit",
  seed: "In seed",
  fall: "In fall color",
  dormant: "Dormant",
  egg: "Eggs",
  larva: "Larvae",
  pupa: "Pupae",
  immature: "Young",
  adult: "Seen",
  nest: "Nesting",
};

/** Orders of insects that fly when they are grown. */
const winged =
  /^(lepidoptera|odonata|hymenoptera|diptera|coleoptera|neuroptera|ephemeroptera|plecoptera|trichoptera|mecoptera)$/i;

/** The stage that a line is about; '' if none was noted. */
const stageOf = ({ stages }: Noted): Stage | "" =>
  lookedFor.find((stage) => stages.has(stage)) ?? "";

/** A plant is always there to be seen; what was heard, or left signs, is the animal on it. */
function withoutStage({ kind, evidence }: Noted): string {
  if (kind === "plants") return evidence.has("photo") ? "Photographed" : "Seen";
  if (evidence.has("photo") || evidence.has("seen")) return "Seen";
  return evidence.has("heard") ? "Heard" : "Signs of it";
}

/** What it did, in two words or three: 'In flower'. */
export function weekWords(noted: Noted): string {
  const stage = stageOf(noted);
  if (stage === "") return withoutStage(noted);
  return stage === "adult" && winged.test(noted.order) ? "On the wing" : words[stage];
}

/** How a line ranks among others by its stage: what is in flower, then what else a plant or animal is at, then the rest. */
export function stageRank(noted: Noted): number {
  const stage = stageOf(noted);
  if (stage === "flower") return 0;
  const isPlain = stage === "" || stage === "adult" || stage === "dormant";
  return isPlain ? 2 : 1;
}
