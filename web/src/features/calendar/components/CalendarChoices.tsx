import { calendarKinds, type CalendarKind } from "shared-types/calendar/codes";
import { plantTypeLabels, type PlantType } from "shared-types/plant/codes";
import { choiceRows, ChoiceRow, type ChoiceLink } from "../../../components/ui/ChoiceRow";
import { useSite } from "../../../lib/settings";
import { calendarOrders, calendarPath, type CalendarView } from "../api/calendar";
import styles from "./CalendarChoices.module.css";

const kindLabels: Record<CalendarKind, string> = { plants: "Plants", animals: "Animals" };
const orderLabels: Record<CalendarView["order"], string> = { week: "First week", name: "Name" };

const groupLabel = (kind: CalendarKind, group: string) =>
  kind === "plants" ? plantTypeLabels[group as PlantType] : group;

interface CalendarChoicesProps {
  view: CalendarView;
  years: readonly number[];
  groups: readonly string[];
}

/**
 * What of the calendar is shown: links, so that each view has an address and needs no scripts. On a copy only plants and animals have
 * pages of their own.
 */
export function CalendarChoices({ view, years, groups }: CalendarChoicesProps) {
  const { kind, year, group, order } = view;
  const { copyContact } = useSite().settings;
  const choiceOf = (
    label: string,
    change: Partial<CalendarView>,
    isChosen: boolean,
  ): ChoiceLink => ({ label, to: calendarPath({ ...view, ...change }), isChosen });
  const shownYears = year === 0 || years.includes(year) ? years : [year, ...years];
  return (
    <nav className={choiceRows} aria-label="What the calendar shows">
      <ChoiceRow
        label="Show"
        choices={calendarKinds.map((one) =>
          choiceOf(kindLabels[one], { kind: one, group: "" }, kind === one),
        )}
      />
      <div className={styles.more} data-copy={copyContact !== undefined}>
        {shownYears.length > 1 && (
          <ChoiceRow
            label="Years"
            choices={[
              choiceOf("All", { year: 0 }, year === 0),
              ...shownYears.map((one) => choiceOf(String(one), { year: one }, year === one)),
            ]}
          />
        )}
        {groups.length > 1 && (
          <ChoiceRow
            label={kind === "plants" ? "Type" : "Class"}
            choices={[
              choiceOf("All", { group: "" }, group === ""),
              ...groups.map((one) =>
                choiceOf(groupLabel(kind, one), { group: one }, group === one),
              ),
            ]}
          />
        )}
        {years.length > 0 && (
          <ChoiceRow
            label="Order"
            choices={calendarOrders.map((one) =>
              choiceOf(orderLabels[one], { order: one }, order === one),
            )}
          />
        )}
      </div>
      {copyContact && years.length > 0 && (
        <noscript>
          <p>To choose a year, a group or an order, please allow JavaScript.</p>
        </noscript>
      )}
    </nav>
  );
}
