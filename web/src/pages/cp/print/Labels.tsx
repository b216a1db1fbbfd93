import { Pending } from "../../../components/panel/Pending";
import type { PlantDetail, PlantRow } from "shared-types/plant/answers";
import { LabelChoices } from "../../../features/print/admin/LabelChoices";
import { bySheet, labelSheets } from "../../../features/print/admin/label-sheets";
import { LabelSheets } from "../../../features/print/admin/LabelSheets";
import { groupsOf } from "../../../features/print/admin/plant-groups";
import { leavingOut, saysNothing } from "../../../features/print/admin/plant-label";
import { PrintLayout } from "../../../features/print/admin/PrintLayout";
import { idsOf, plantSources, type PrintView } from "../../../features/print/admin/print-view";
import { countOf } from "../../../lib/format";
import { useOwnerCall, useOwnerRead } from "../../../lib/owner-swr";
import { useSite } from "../../../lib/settings";
import { otherNamesOf } from "../../../lib/species-names";
import { labelOf } from "./label-of";
import type { PrintProps } from "./print-props";

/** What visitors see of these plants, by key; internal plants have no page. */
function useDetails(plants: readonly PlantRow[]) {
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

const isOfThisComputer = (origin: string) =>
  /^(localhost|127\.|\[::1\])/.test(new URL(origin).hostname);

/**
 * The address that visitors know the site by: its own, or the one it is open at, if its own is this computer only.
 * `isLocal`: no phone can open it.
 */
function useOrigin(): { origin: string; isLocal: boolean } {
  const own = useOwnerCall("GET /api/sitefixed").data?.publicUrl;
  const origin = own === undefined || isOfThisComputer(own) ? window.location.origin : own;
  return { origin, isLocal: isOfThisComputer(origin) };
}

/** Labels of plants: which ones, on which sheet, and what they say. */
export function Labels({ plants, plans, view: asked, onChange }: PrintProps) {
  const groups = groupsOf(plans);
  const view = { ...asked, from: knownSource(asked, groups) };
  const chosen = plants.filter(({ plantId }) => idsIn(view, plants, groups).has(plantId));
  const read = useDetails(chosen);
  const { data: details } = read;
  const { origin, isLocal } = useOrigin();
  const sheet = labelSheets[view.sheet];
  const labels = chosen.map((plant) =>
    leavingOut(labelOf(plant, details?.get(plant.keyId) ?? null, origin), view.without),
  );
  const isReady = details !== undefined || chosen.every(({ internal }) => internal);
  const isBlank = saysNothing(view.without);
  const count = bySheet(labels, sheet, view.start).length;
  const isShown = isReady && count > 0 && !isBlank;
  const hasInternal = chosen.some(({ internal }) => internal);
  return (
    <PrintLayout
      view={view}
      onChange={onChange}
      printLabel={isShown ? `Print ${countOf(count, "sheet", "sheets")}` : ""}
      choices={
        <LabelChoices
          view={view}
          plants={plants.map((plant) => ({
            Key: plant.plantId,
            Value: plant.nameCommon,
            also: otherNamesOf(plant),
          }))}
          groups={groups}
          onChange={onChange}
        />
      }
      hint={
        <>
          <p>
            Print at 100 percent (“Actual size”). Try it on plain paper first and hold it against
            the labels.
          </p>
          {isLocal && (
            <p>
              The code leads to {origin}, which opens on this computer only. Print when your site
              has its address.
            </p>
          )}
          {hasInternal && <p>Internal plants have no page, so their labels have no QR code.</p>}
        </>
      }
    >
      {isShown && <LabelSheets labels={labels} sheet={sheet} start={view.start} />}
      {count === 0 && <p>Choose plants to see their labels.</p>}
      {count > 0 && isBlank && <p>Choose what a label says.</p>}
      {!isReady && <Pending read={read} failed="Couldn’t load the plants’ pages." what="labels" />}
    </PrintLayout>
  );
}

type Groups = ReturnType<typeof groupsOf>;

/** A plan or bed that is gone since, or not loaded yet, is all plants. */
const knownSource = ({ from }: PrintView, groups: Groups) =>
  from === plantSources.named || groups.some(({ value }) => value === from)
    ? from
    : plantSources.all;

function idsIn(view: PrintView, plants: readonly PlantRow[], groups: Groups): Set<number> {
  if (view.from === plantSources.named) return new Set(idsOf(view));
  const group = groups.find(({ value }) => value === view.from);
  return group?.plantIds ?? new Set(plants.map(({ plantId }) => plantId));
}
