import type { BirdForm } from "../engine/form";
import { bluebird } from "./bluebird";
import { cardinal } from "./cardinal";
import { carwren } from "./carwren";
import { catbird } from "./catbird";
import { chickadee } from "./chickadee";
import { dove } from "./dove";
import { downywp } from "./downywp";
import { flicker } from "./flicker";
import { goldfinch } from "./goldfinch";
import { junco } from "./junco";
import { phoebe } from "./phoebe";
import { robin } from "./robin";
import { titmouse } from "./titmouse";
import { waxwing } from "./waxwing";

/** The birds drawn in profile, by keyId. */
export const FORMS: Record<string, BirdForm> = {
  bluebird,
  cardinal,
  carwren,
  catbird,
  chickadee,
  dove,
  downywp,
  flicker,
  goldfinch,
  junco,
  phoebe,
  robin,
  titmouse,
  waxwing,
};
