import type { Layered } from "../kit/render";
import { makeRng, type Rng } from "../kit/rng";
import type { Season4 } from "../kit/season";
import { sit, type Sitting } from "./compose";
import type { BirdForm } from "./engine/form";
import { HABITS } from "./habits";
import { hover } from "./hover";
import { roost } from "./owl";
import { FORMS } from "./species/index";
import { goldfinchWinter } from "./species/goldfinch";

/** The birds that can be drawn, by keyId. */
export const BIRDS: readonly string[] = [...Object.keys(FORMS), "hummer", "screechowl"];

/** "portrait": the bird large on a perch; "habitat": smaller, in its place; "slide": for the home page. */
export type BirdView = "portrait" | "habitat" | "slide";

const SIZES: readonly (readonly [number, number])[] = [
  [1600, 1067],
  [1600, 1067],
  [1600, 1067],
  [1067, 1600],
  [1400, 1200],
  [1067, 1600],
];

function sizeFor(view: string, rng: Rng): readonly [number, number] {
  return view === "slide" ? [1600, 1067] : rng.pick(SIZES);
}

type Slide = Partial<Sitting> & { twigs4: Record<Season4, string> };

/** The four birds of the home page, arranged by hand. */
const SLIDES: Record<string, Slide> = {
  chickadee: {
    seat: "twig",
    behind: "woodland",
    mirror: true,
    center: [0.55, 0.45],
    twigs4: { spr: "serviceberry", sum: "oak", fall: "winterberry", win: "winterberry" },
  },
  cardinal: {
    seat: "twig",
    behind: "foliage",
    mirror: true,
    center: [0.54, 0.47],
    twigs4: { spr: "dogwood", sum: "dogwood", fall: "spicebush", win: "cedar" },
  },
  phoebe: {
    seat: "twig",
    behind: "pond",
    mirror: false,
    center: [0.44, 0.47],
    twigs4: { spr: "redbud", sum: "redbud", fall: "maple", win: "winterberry" },
  },
  bluebird: {
    seat: "twig",
    behind: "meadow",
    mirror: false,
    center: [0.45, 0.47],
    twigs4: { spr: "dogwood", sum: "cherry", fall: "dogwood", win: "cedar" },
  },
};

function formFor(keyId: string, season: Season4): BirdForm {
  if (keyId === "goldfinch" && (season === "win" || season === "fall")) return goldfinchWinter;
  const form = FORMS[keyId];
  if (!form) throw new Error(`There is no drawing of the bird "${keyId}".`);
  return form;
}

/**
 * Draws a bird of the roster; equal seeds give equal pictures. View "slide" (or a seed beginning
 * with "home") is the landscape of the home page; further views: `BirdView`.
 */
export function drawBird(keyId: string, asked: string, season: Season4, seed: string): Layered {
  const view = seed.startsWith("home") ? "slide" : asked;
  const rng = makeRng(`bird/${keyId}/${view}/${season}/${seed}`);
  const [w, h] = sizeFor(view, rng);
  const habitat = view === "habitat";
  const upright = h > w;
  if (keyId === "hummer")
    return hover({
      w,
      h,
      season,
      rng,
      fill: habitat ? 0.34 : upright ? 0.62 : 0.5,
      blur: habitat ? 14 : 34,
    });
  if (keyId === "screechowl")
    return roost({ w, h, season, rng, fill: habitat ? 0.26 : upright ? 0.42 : 0.56 });
  const form = formFor(keyId, season);
  const habit = HABITS[keyId];
  if (!habit) throw new Error(`There is no habitat for the bird "${keyId}".`);
  const sitting: Sitting = {
    form,
    habit,
    season,
    w,
    h,
    rng,
    fill: habitat
      ? [upright ? 0.5 : 0.32, upright ? 0.3 : 0.36]
      : [upright ? 0.78 : 0.56, upright ? 0.56 : 0.72],
    center: habitat
      ? [rng.range(0.36, 0.64), rng.range(0.42, 0.52)]
      : [rng.range(0.44, 0.56), rng.range(0.44, 0.48)],
    blur: habitat ? 12 : 34,
    twigs: habitat ? 7 : 5,
  };
  const slide = view === "slide" ? SLIDES[keyId] : undefined;
  if (!slide) return sit(sitting);
  return sit({ ...sitting, fill: [0.62, 0.78], twigs: 9, twigKey: slide.twigs4[season], ...slide });
}
