import { fold } from "../../database/fold";

/** The code that the words of a cell mean; undefined if they mean none, or two. */
type Meaning = (cell: string) => string | undefined;

/** What may stand between two words without a meaning of its own. */
const between = "to or and through soil early mid late deciduous evergreen ornamental all round";
const plural = /(?<=[^s])s$|(?<=s)es$/;

/** Words, separated by blanks, by what they mean; `besides` are others that mean nothing here. */
const wordsFor = (byMeaning: Record<string, string>, besides = "") =>
  new Map(
    Object.entries({ "": `${between} ${besides}`, ...byMeaning }).flatMap(([meaning, words]) =>
      words.split(" ").map((word) => [word, meaning]),
    ),
  );

/** What the words of a cell mean, each meaning once and in their order, such as `F P`; undefined if a word means nothing here, or the cell asks. */
function meant(cell: string, words: ReadonlyMap<string, string>): string | undefined {
  if (cell.includes("?")) return undefined;
  const given = fold(cell)
    .split(/[^a-z]+/)
    .filter(Boolean);
  const meanings = given.map((word) => words.get(word) ?? words.get(word.replace(plural, "")));
  if (meanings.includes(undefined)) return undefined;
  return [...new Set(meanings.filter(Boolean))].join(" ");
}

const light = wordsFor({ F: "sun sunny", P: "half", S: "shade shady" });
const wetness = wordsFor(
  { D: "dry xeric", M: "medium moist mesic average", W: "wet hydric" },
  "well drained",
);
const time = wordsFor({
  spr: "spring",
  sum: "summer",
  fall: "fall autumn",
  win: "winter",
  all: "year",
});
const habit = wordsFor(
  {
    forb: "forb herb herbaceous wildflower flower",
    perennial: "perennial annual biennial",
    grass: "grass sedge rush graminoid like",
    shrub: "shrub subshrub bush",
    tree: "tree",
    vine: "vine climber liana",
    woody: "woody",
  },
  "small large tall dwarf native flowering canopy understory",
);

/** What is not native may be native nearby: “no” is none of these. */
const origin = wordsFor({ native: "native yes", introduced: "introduced exotic alien" });

const suns: Record<string, string> = { "P F": "F-P", "S P": "S-PS" };

/** `partial to full shade` is half to shade, dappled shade half; `part sun/shade` is half of both, not of one to the other. */
const inOneWord = (cell: string) =>
  fold(cell)
    // “Full sun (6+ hours)”; but “4-6 hours sun” may be less than full.
    .replace(/^.*\b(?:full|part).*$/, (called) => called.replace(/\bhours\b/g, ""))
    .replace(/\b(?:dappled|filtered|semi)[ -]shade/g, "half")
    .replace(/\bpart(?:ial(?:ly)?|ly)?\b(?: (?:sun(?: ?\/ ?shade)?|shade))?/g, "half")
    .replace(/\bfull (?=shade|sun)/g, "")
    .replace(/\bfull\b/g, "sun");

/** Where a scale has both ends, it has all of it. */
const hasBoth = (one: string, other: string, meaning: string) =>
  meaning.includes(one) && meaning.includes(other);

/** Nurseries and field guides have other words for the choices of a plant; what fits none of them, as “Part shade”, is nobody's to guess. */
export const meanings: Record<string, Meaning> = {
  sun(cell) {
    const meaning = meant(inOneWord(cell), light);
    if (meaning === undefined || meaning === "P") return undefined;
    return hasBoth("F", "S", meaning) ? "F-S" : (suns[meaning] ?? meaning.replace(" ", "-"));
  },
  moisture(cell) {
    const meaning = meant(cell, wetness);
    return meaning && hasBoth("D", "W", meaning) ? "W-D" : meaning?.replace(" ", "-");
  },
  season(cell) {
    const meaning = meant(cell, time);
    // A plant may bloom twice.
    if (meaning === "spr fall" && /[,;/&+]|\b(?:and|or)\b/i.test(cell)) return undefined;
    return meaning?.replace(" sum ", " ").replace(" ", "-");
  },
  native: (cell) => meant(fold(cell).replace(/\bno[nt][- ]?native\b/g, "introduced"), origin),
  type: (cell) =>
    // A woody perennial is no forb.
    meant(cell, habit)
      ?.replace(/^perennial$/, "forb")
      .replace(/ ?(?:perennial|woody) ?/g, ""),
};
