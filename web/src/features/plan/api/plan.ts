import type { Plan, PlanDetail } from "shared-types/plan/answers";
import type { Read } from "../../../lib/read";
import { useRead } from "../../../lib/swr";

/** All plans, the newest first. */
export const planList: Read<Plan[]> = { key: "plans", get: (reader) => reader.plans() };

/** One plan; `null` when no plan has the key. */
export const planRead = (keyId: string): Read<PlanDetail | null> => ({
  key: `plans/${keyId}`,
  get: (reader) => reader.planDetail(keyId),
});

export const usePlans = () => useRead(planList);
export const usePlan = (keyId: string) => useRead(planRead(keyId));
