import { Link } from "react-router-dom";
import { calendarKinds, plantTypeLabels, type CalendarKind, type PlantType } from "shared-types";
import { calendarOrders, calendarPath, type CalendarView } from "../api/calendar";
import styles from "./CalendarChoices.module.css";

const kindLabels: Record<CalendarKind, string> = { plants: "Plants", animals: "Animals" };
const orderLabels: Record<CalendarView["order"], string> = { week: "First week", name: "Name" };

const groupLabel = (kind: CalendarKind, group: string) =>
  kind === "plants" ? plantTypeLabels[group as PlantType] : group;

interface Choice {
  label: string;
  view: CalendarView;
  isChosen: boolean;
}

function Row({ label, choices }: { label: string; choices: Choice[] }) {
  return (
    <div className={styles.row} role="group" aria-label={label}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      {choices.map(({ label: choice, view, isChosen }) => (
        <Link
          key={choice}
          to={calendarPath(view)}
          className={styles.choice}
          aria-current={isChosen || undefined}
          replace
          preventScrollReset
        >
          {choice}
        </Link>
      ))}
    </div>
  );
}

interface CalendarChoicesProps {
  view: CalendarView;
  years: readonly number[];
  groups: readonly string[];
}

/** What of the calendar is shown: links, so that each view has an address and needs no scripts. */
export function CalendarChoices({ view, years, groups }: CalendarChoicesProps) {
  const { kind, year, group, order } = view;
  const choiceOf = (label: string, change: Partial<CalendarView>, isChosen: boolean): Choice => ({
    label,
    view: { ...view, ...change },
    isChosen,
  });
  const shownYears = year === 0 || years.includes(year) ? years : [year, ...years];
  return (
    <nav className={styles.choices} aria-label="What the calendar shows">
      <Row
        label="Show"
        choices={calendarKinds.map((one) =>
          choiceOf(kindLabels[one], { kind: one, group: "" }, kind === one),
        )}
      />
      {shownYears.length > 1 && (
        <Row
          label="Years"
          choices={[
            choiceOf("All", { year: 0 }, year === 0),
            ...shownYears.map((one) => choiceOf(String(one), { year: one }, year === one)),
          ]}
        />
      )}
      {groups.length > 1 && (
        <Row
          label={kind === "plants" ? "Type" : "Class"}
          choices={[
            choiceOf("All", { group: "" }, group === ""),
            ...groups.map((one) => choiceOf(groupLabel(kind, one), { group: one }, group === one)),
          ]}
        />
      )}
      {years.length > 0 && (
        <Row
          label="Order"
          choices={calendarOrders.map((one) =>
            choiceOf(orderLabels[one], { order: one }, order === one),
          )}
        />
      )}
    </nav>
  );
}
