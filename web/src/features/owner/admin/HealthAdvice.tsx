import { chakra } from "@chakra-ui/react";
import type { Health } from "shared-types/health/answers";
import { healthMessages } from "shared-types/health/codes";
import { call } from "../../../lib/call";
import { panelServer } from "../../../lib/owner-send";
import { useOwnerRead } from "../../../lib/owner-swr";

/** A site without its photos answers 503, but says what is wrong all the same. */
async function readDetails() {
  const { body } = await call(panelServer(), "GET /api/health");
  return (body as Partial<Health> | undefined)?.details ?? null;
}

/** What is wrong with the site and what to do; nothing while all is well. Missing pictures are listed on their own. */
export function HealthAdvice() {
  const { data } = useOwnerRead("GET /api/health", readDetails, { refreshesOnFocus: true });
  const missing = healthMessages.missing(data?.missing.count ?? 0);
  const advice = data?.advice.filter((sentence) => sentence !== missing) ?? [];
  if (advice.length === 0) return null;
  return (
    <chakra.div
      role="alert"
      padding="3"
      layerStyle="notice"
      borderColor="cardinal"
      background="cardinalWash"
      textStyle="interface"
      overflowWrap="anywhere"
    >
      {advice.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </chakra.div>
  );
}
