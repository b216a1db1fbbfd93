import type { LinkSeed } from "../types";

/** The species' page at the Lady Bird Johnson Wildflower Center, by its USDA symbol. */
export const wildflower = (symbol: string): LinkSeed => ({
  text: "Lady Bird Johnson Wildflower Center",
  href: `https://www.wildflower.org/plants/result.php?id_plant=${symbol}`,
});

/** The species' profile and range map at USDA PLANTS, by its symbol. */
export const usda = (symbol: string): LinkSeed => ({
  text: "USDA PLANTS profile and range map",
  href: `https://plants.usda.gov/plant-profile/${symbol}`,
});

/** The species' page in the NC State Extension Gardener Toolbox, by `genus-species`. */
export const ncState = (slug: string): LinkSeed => ({
  text: "NC State Extension Gardener Toolbox",
  href: `https://plants.ces.ncsu.edu/plants/${slug}/`,
});

/** The species' page in the Native Plant Trust's Go Botany, by `genus/species`. */
export const goBotany = (path: string): LinkSeed => ({
  text: "Go Botany, Native Plant Trust",
  href: `https://gobotany.nativeplanttrust.org/species/${path}/`,
});
