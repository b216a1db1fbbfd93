import { plantLook } from "../looks";
import { bottlebrush, panicle, sedge, turkeyfoot, wisps } from "./grasses";
import { dome, plume } from "./domes";
import { ball, mint, whorl } from "./heads";
import { daisy, passion, rosette, violet } from "./round";
import { iris, jug, pulpit } from "./sculpted";
import { spike } from "./spikes";
import { columbine, trumpets, urns } from "./single";
import type { FlowerLook, FlowerOptions } from "./types";
import { umbel } from "./umbel";
import { catkin, clusters, ribbon } from "./woody";

export type { FlowerLook, FlowerOptions } from "./types";

/** Draws one flower, head or spike by its look or by the keyId of a plant of the roster. */
export function flowerHead(of: FlowerLook | string, o: FlowerOptions): string {
  const look = typeof of === "string" ? plantLook(of).flower : of;
  switch (look.form) {
    case "daisy":
      return daisy(look, o);
    case "rosette":
      return rosette(look, o);
    case "umbel":
      return umbel(look, o);
    case "whorl":
      return whorl(look, o);
    case "mint":
      return mint(look, o);
    case "spike":
      return spike(look, o);
    case "dome":
      return dome(look, o);
    case "plume":
      return plume(look, o);
    case "columbine":
      return columbine(look, o);
    case "trumpets":
      return trumpets(look, o);
    case "urns":
      return urns(look, o);
    case "iris":
      return iris(look, o);
    case "pulpit":
      return pulpit(look, o);
    case "jug":
      return jug(look, o);
    case "passion":
      return passion(look, o);
    case "ball":
      return ball(look, o);
    case "catkin":
      return catkin(look, o);
    case "ribbon":
      return ribbon(look, o);
    case "violet":
      return violet(look, o);
    case "clusters":
      return clusters(look, o);
    case "panicle":
      return panicle(look, o);
    case "turkeyfoot":
      return turkeyfoot(look, o);
    case "wisps":
      return wisps(look, o);
    case "bottlebrush":
      return bottlebrush(look, o);
    case "sedge":
      return sedge(look, o);
  }
}
