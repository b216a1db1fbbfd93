import { useState, type CSSProperties } from "react";
import { Link } from "react-router-dom";
import type { GapMonth, GapPlant } from "shared-types/gap/answers";
import { gapOffers, type GapOffer } from "shared-types/gap/codes";
import { monthName } from "shared-types/kit/date";
import { dayIn } from "shared-types/kit/time-zone";
import { VisuallyHidden } from "../../../components/ui/VisuallyHidden";
import { panelPaths } from "../../../lib/panel-paths";
import { useSite } from "../../../lib/settings";
import { cellWords, notedCount, offerLabels } from "./offer-words";
import styles from "./GapTable.module.css";

interface Open {
  offer: GapOffer;
  month: number;
}

/** Twelve months for each offer; a month opens to its plants. */
export function GapTable({ months }: { months: readonly GapMonth[] }) {
  const { timeZone } = useSite().settings;
  const [thisMonth] = useState(() => Number(dayIn(timeZone, new Date()).slice(5, 7)));
  const [open, setOpen] = useState<Open | null>(null);
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>What the garden offers in each month</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <td />
          {months.map(({ month }) => (
            <th
              key={month}
              scope="col"
              className={styles.month}
              aria-current={month === thisMonth ? "date" : undefined}
            >
              <VisuallyHidden>{monthName(month)}</VisuallyHidden>
              <span aria-hidden="true">
                {monthName(month).slice(0, 1)}
                <span className={styles.rest}>{monthName(month).slice(1, 3)}</span>
              </span>
            </th>
          ))}
        </tr>
      </thead>
      {gapOffers.map((offer) => (
        <OfferRow
          key={offer}
          {...{ offer, months }}
          openMonth={open?.offer === offer ? open.month : 0}
          onOpen={(month) => setOpen(month === 0 ? null : { offer, month })}
        />
      ))}
    </table>
  );
}

interface OfferRowProps {
  offer: GapOffer;
  months: readonly GapMonth[];
  /** 0: none. */
  openMonth: number;
  onOpen: (month: number) => void;
}

function OfferRow({ offer, months, openMonth, onOpen }: OfferRowProps) {
  const { title, hint } = offerLabels[offer];
  const most = Math.max(1, ...months.map((month) => month[offer].length));
  // Without leaves caterpillars miss nothing, as long as there are plants for them.
  const hasGaps = offer !== "host" || months.every((month) => month.host.length === 0);
  const opened = months.find(({ month }) => month === openMonth);
  return (
    <tbody>
      <tr className={styles.offer}>
        <th scope="row" className={styles.name}>
          {title} <span className={styles.hint}>{hint}</span>
        </th>
        {months.map(({ month, [offer]: plants }) => {
          const noted = notedCount(plants);
          const style = {
            "--noted": noted / most,
            "--expected": (plants.length - noted) / most,
          } as CSSProperties;
          return (
            <td key={month} className={styles.cell} data-gap={hasGaps && plants.length === 0}>
              <button
                type="button"
                className={styles.button}
                style={style}
                aria-label={`${monthName(month)}, ${title.toLowerCase()}: ${cellWords(plants)}`}
                aria-expanded={month === openMonth}
                onClick={() => onOpen(month === openMonth ? 0 : month)}
              >
                <span className={styles.bar} />
                <span className={styles.count}>{plants.length}</span>
              </button>
            </td>
          );
        })}
      </tr>
      {opened && (
        <tr>
          <td colSpan={13} className={styles.opened}>
            <GapPlants offer={offer} month={openMonth} plants={opened[offer]} />
          </td>
        </tr>
      )}
    </tbody>
  );
}

interface GapPlantsProps {
  offer: GapOffer;
  month: number;
  plants: readonly GapPlant[];
}

/** The plants behind a month, those noted in the yard first. */
function GapPlants({ offer, month, plants }: GapPlantsProps) {
  const by = (evidence: GapPlant["evidence"]) => plants.filter((one) => one.evidence === evidence);
  const groups = [
    { label: "Noted here", plants: by("yard") },
    { label: "By season and books", plants: by("books") },
  ].filter((group) => group.plants.length > 0);
  return (
    <>
      <p className={styles.openedTitle}>
        {offerLabels[offer].title}, {monthName(month)}
      </p>
      {groups.length === 0 && <p>Nothing known.</p>}
      {groups.map((group) => (
        <div key={group.label} className={styles.group}>
          <p className={styles.groupLabel}>{group.label}</p>
          <ul role="list" className={styles.plants}>
            {group.plants.map(({ keyId, nameCommon }) => (
              <li key={keyId}>
                <Link to={panelPaths.plantEdit(keyId)} className={styles.plant}>
                  {nameCommon}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}
