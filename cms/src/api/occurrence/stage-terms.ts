import { stageLabels, type Stage } from "shared-types/stage/codes";

interface StageTerms {
  lifeStage?: string;
  reproductiveCondition?: string;
}

/** An animal's in GBIF's vocabulary of life stages, a plant's in words that its publishers use. The others have no term. */
const terms: Partial<Record<Stage, StageTerms>> = {
  bud: { reproductiveCondition: "flower budding" },
  flower: { reproductiveCondition: "flowering" },
  fruit: { reproductiveCondition: "fruiting" },
  seed: { reproductiveCondition: "seed-bearing" },
  egg: { lifeStage: "egg" },
  larva: { lifeStage: "larva" },
  pupa: { lifeStage: "pupa" },
  immature: { lifeStage: "juvenile" },
  adult: { lifeStage: "adult" },
};

/** A stage in Darwin Core's terms; one without a term is a remark. */
export function stageIn(stage: Stage | "") {
  const found = stage === "" ? undefined : terms[stage];
  return {
    lifeStage: found?.lifeStage ?? "",
    reproductiveCondition: found?.reproductiveCondition ?? "",
    stageRemark: stage === "" || found ? "" : stageLabels[stage],
  };
}
