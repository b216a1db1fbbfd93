import type { PlantDetail, PlantRow } from "shared-types/plant/answers";
import { useOwnerRead } from "../../../lib/owner-swr";
import { useSite } from "../../../lib/settings";

/** What visitors see of these plants, by key; internal plants have no page. */
export function useDetails(plants: readonly PlantRow[]) {
  const { reader } = useSite();
  const keys = plants.filter(({ internal }) => !internal).map(({ keyId }) => keyId);
  return useOwnerRead<ReadonlyMap<string, PlantDetail | null>>(
    keys.length === 0 ? null : `labels ${keys.join()}`,
    async () =>
      new Map(
        await Promise.all(
          keys.map(async (keyId) => [keyId, await reader.floraDetail(keyId)] as const),
        ),
      ),
    { keepsPrevious: true },
  );
}
