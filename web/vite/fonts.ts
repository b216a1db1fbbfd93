import { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

const rare = "\\^`{|}~";
const printable = Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCharCode(0x20 + i));
const letters = "áàâäåçéèêëíïñóôöøúüÁÅÉÖØÜæœß";
const signs = "–—‘’“”…×°½¼¾′″·©";

/** The characters in the subset; others fall back to the next serif. */
const alphabet = [...printable, ...letters, ...signs]
  .filter((sign) => !rare.includes(sign))
  .join("");

const target = fileURLToPath(new URL("../.cache/fonts/", import.meta.url));
const source = dirname(
  createRequire(import.meta.url).resolve("@fontsource-variable/newsreader/package.json"),
);

async function isFresh(file: string): Promise<boolean> {
  const [made, recipe] = await Promise.all(
    [file, fileURLToPath(import.meta.url)].map((path) => stat(path).catch(() => null)),
  );
  return Boolean(made && (!recipe || made.mtimeMs > recipe.mtimeMs));
}

/** What pages ask of figures (`font-variant-numeric`). */
const figures = ["lnum", "tnum"];

/**
 * Italics have one weight, which is half the size of a range, and no kerning, which is half of the rest: they are
 * single words in small type. Without GDEF each weight is kerned as the regular one.
 */
const cuts = {
  normal: {
    variationAxes: { wght: { min: 400, max: 600, default: 400 } },
    keepFeatures: [...figures, "kern"],
    dropTables: ["GDEF"],
  },
  italic: {
    variationAxes: { wght: { min: 450, max: 450, default: 450 } },
    keepFeatures: figures,
    dropTables: ["GDEF"],
  },
};

/** Tables that no page shows anything of. */
const unread = ["DSIG", "MVAR", "STAT", "meta"];

/** Cuts Newsreader to the alphabet and the weights in use; writes web/.cache/fonts/*.woff2. */
export async function prepareFonts(): Promise<void> {
  await mkdir(target, { recursive: true });
  for (const [style, cut] of Object.entries(cuts)) {
    const file = join(target, `newsreader-${style}.woff2`);
    if (await isFresh(file)) continue;
    const whole = await readFile(join(source, "files", `newsreader-latin-wght-${style}.woff2`));
    const font = await subsetFont(whole, alphabet, {
      ...cut,
      targetFormat: "woff2",
      noHinting: true,
      dropTables: [...cut.dropTables, ...unread],
    });
    await writeFile(file, font);
  }
}
