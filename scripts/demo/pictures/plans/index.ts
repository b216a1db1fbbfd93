import { makeRng } from "../kit/rng";
import { beforePlan } from "./before";
import { eastPlan } from "./east";
import { finishSheet } from "./sheet";
import { westPlan } from "./west";

export type PlanName = "plan-1" | "plan-2-east" | "plan-2-west";
export const planNames: readonly PlanName[] = ["plan-1", "plan-2-east", "plan-2-west"];

const SHEETS = { "plan-1": beforePlan, "plan-2-east": eastPlan, "plan-2-west": westPlan };

/** One sheet of the garden's plans as a JPEG, 2000 × 1500. */
export function drawPlan(name: PlanName): Promise<Buffer> {
  const rng = makeRng(name);
  return finishSheet(SHEETS[name](rng), rng.fork("finish"));
}
