import { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

const printable = Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCharCode(0x20 + i));
const letters = "áàâäåçéèêëíïñóôöøúüÁÅÉÖØÜæœß";
const signs = "–—‘’“”…×°½¼¾′″·©";

/** The characters in the subset; others fall back to the next serif. */
const alphabet = printable.join("") + letters + signs;

const target = fileURLToPath(new URL("../.cache/fonts/", import.meta.url));
const source = dirname(
  createRequire(import.meta.url).resolve("@fontsource-variable/newsreader/package.json"),
);

async function isFresh(file: string): Promise<boolean> {
  const [made, recipe] = await Promise.all(
    [file, fileURLToPath(import.meta.url)].map((path) => stat(path).catch(() => null)),
  );
  return made !== null && made !== undefined && (!recipe || made.mtimeMs > recipe.mtimeMs);
}

/** Italics have one weight, which is half the size of a range. */
const weights = {
  normal: { min: 400, max: 600, default: 400 },
  italic: { min: 450, max: 450, default: 450 },
};

/** Cuts Newsreader to the alphabet and the weights in use; writes web/.cache/fonts/*.woff2. */
export async function prepareFonts(): Promise<void> {
  await mkdir(target, { recursive: true });
  for (const [style, wght] of Object.entries(weights)) {
    const file = join(target, `newsreader-${style}.woff2`);
    if (await isFresh(file)) continue;
    const whole = await readFile(join(source, "files", `newsreader-latin-wght-${style}.woff2`));
    const cut = await subsetFont(whole, alphabet, {
      targetFormat: "woff2",
      variationAxes: { wght },
    });
    await writeFile(file, cut);
  }
}
