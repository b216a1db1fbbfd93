import type { PhotoSeed } from "./types";
import { insectPhotos } from "./photos/bees-insects-and-spiders";
import { birdPhotos } from "./photos/birds";
import { butterflyPhotos } from "./photos/butterflies-and-moths";
import { fallFlowerPhotos } from "./photos/fall-flowers";
import { grassPhotos } from "./photos/grasses";
import { creaturePhotos } from "./photos/mammals-frogs-and-reptiles";
import { scenePhotos } from "./photos/scenes";
import { shrubPhotos } from "./photos/shrubs";
import { slidePhotos } from "./photos/slides";
import { springFlowerPhotos } from "./photos/spring-flowers";
import { summerFlowerPhotos } from "./photos/summer-flowers";
import { treePhotos } from "./photos/trees";

/** Every photo of the demo garden; the first seven are the home-page slides, in their order. */
export const photos: PhotoSeed[] = [
  ...slidePhotos,
  ...birdPhotos,
  ...butterflyPhotos,
  ...insectPhotos,
  ...creaturePhotos,
  ...springFlowerPhotos,
  ...summerFlowerPhotos,
  ...fallFlowerPhotos,
  ...grassPhotos,
  ...shrubPhotos,
  ...treePhotos,
  ...scenePhotos,
];
