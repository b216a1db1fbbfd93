import { planLimits } from "shared-types/plan/codes";
import type { Planting } from "shared-types/plan/answers";
import { Button } from "../../../components/ui/Button";
import { parseDate, typedForm } from "../../../lib/date-entry";
import { percentOf } from "../../../lib/percent";
import { bedName } from "../api/plan-words";
import { useSheets } from "./editor";
import { Entry, Labelled, numberOf } from "./fields";
import { changePlantings, removePlantings } from "./sheet-changes";
import styles from "./Editor.module.css";

/** The value that all of them have; undefined when they differ. */
function sharedBy<T>(values: T[]): T | undefined {
  return values.every((value) => value === values[0]) ? values[0] : undefined;
}

const differ = "different";

/** A day, month or year is of no zone. */
const shownDate = (date: string | null | undefined) => typedForm(date ?? null, "UTC");

/** What cannot be read stays, for the rules of the save to refuse. */
const keptDate = (entered: string) => parseDate(entered, "date", "UTC") ?? (entered.trim() || null);

/** The facts of the chosen plantings: what is entered holds for all of them. */
export function PlantingFields({ chosen }: { chosen: ReadonlySet<number> }) {
  const { sheet, sheetNow, plants, change, choose } = useSheets();
  const own = sheet?.plantings.filter(({ plantingId }) => chosen.has(plantingId)) ?? [];
  const [first] = own;
  if (!sheet || !first) return null;
  const set = (fields: Partial<Planting>) =>
    change(changePlantings(sheetNow() ?? sheet, chosen, () => fields));
  const shared = <K extends keyof Planting>(key: K) => sharedBy(own.map((one) => one[key]));
  const text = (value: string | number | null | undefined) =>
    value === undefined || value === null ? "" : String(value);
  const hintOf = (value: unknown) => (value === undefined ? differ : undefined);
  const plantId = shared("plantId");
  const bedId = shared("bedId");
  const name = plants.find((plant) => plant.plantId === first.plantId)?.nameCommon;
  return (
    <section className={styles.inspector} aria-label="Selected plants">
      <h2 className={styles.heading}>
        {own.length === 1 ? (name ?? "Planting") : `${own.length} plantings`}
      </h2>
      <div className={styles.fields}>
        <Labelled label="Plant" isWide>
          {(ids) => (
            <select
              {...ids}
              className={styles.control}
              value={plantId ?? ""}
              onChange={({ target }) => set({ plantId: Number(target.value) })}
            >
              {plantId === undefined && <option value="">{differ}</option>}
              {plants.map((plant) => (
                <option key={plant.plantId} value={plant.plantId}>
                  {plant.nameCommon}
                </option>
              ))}
            </select>
          )}
        </Labelled>
        <Labelled label="Bed" isWide>
          {(ids) => (
            <select
              {...ids}
              className={styles.control}
              value={bedId ?? ""}
              onChange={({ target }) => set({ bedId: Number(target.value) })}
            >
              {bedId === undefined && <option value="">{differ}</option>}
              <option value={0}>none</option>
              {sheet.beds.map((bed, n) => (
                <option key={bed.bedId} value={bed.bedId}>
                  {bedName(bed, n)}
                </option>
              ))}
            </select>
          )}
        </Labelled>
        <Entry
          label="How many"
          value={text(shared("number"))}
          placeholder={hintOf(shared("number"))}
          inputMode="numeric"
          onEntered={(entered) => set({ number: numberOf(entered) })}
        />
        {own.length === 1 && (
          <>
            <Entry
              label="From left, %"
              value={String(percentOf(first.x))}
              inputMode="decimal"
              onEntered={(entered) => set({ x: numberOf(entered) / 100 })}
            />
            <Entry
              label="From top, %"
              value={String(percentOf(first.y))}
              inputMode="decimal"
              onEntered={(entered) => set({ y: numberOf(entered) / 100 })}
            />
          </>
        )}
        <Entry
          label="Planted"
          value={shownDate(shared("plantedOn"))}
          placeholder={hintOf(shared("plantedOn")) ?? "May 2024"}
          onEntered={(entered) => set({ plantedOn: keptDate(entered) })}
        />
        <Entry
          label="Removed"
          value={shownDate(shared("removedOn"))}
          placeholder={hintOf(shared("removedOn"))}
          onEntered={(entered) => set({ removedOn: keptDate(entered) })}
        />
        <Entry
          label="Note"
          rows={2}
          value={text(shared("note"))}
          placeholder={hintOf(shared("note"))}
          maxLength={planLimits.note}
          onEntered={(note) => set({ note })}
        />
      </div>
      <p className={styles.hint}>
        Dates are a year, a month or a day: 2024, May 2024 or 5/17/2024.
      </p>
      <div className={styles.buttons}>
        <Button
          kind="danger"
          onClick={() => {
            change(removePlantings(sheetNow() ?? sheet, chosen));
            choose([]);
          }}
        >
          {own.length === 1 ? "Remove it" : `Remove all ${own.length}`}
        </Button>
        <Button kind="quiet" onClick={() => choose([])}>
          Done
        </Button>
      </div>
    </section>
  );
}
