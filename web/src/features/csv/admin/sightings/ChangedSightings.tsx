import { dateWords } from "shared-types/kit/date";
import type { SightingsImported } from "shared-types/sighting-import/answers";
import { ChooseAll } from "../../../../components/ui/ChooseAll";
import { NameHead, PanelTable, PickCell } from "../../../../components/ui/PanelTable";
import { PickBox } from "../../../../components/ui/PickBox";
import { countOf } from "../../../../lib/format";
import styles from "../Csv.module.css";

interface ChangedSightingsProps {
  report: SightingsImported;
  follow: readonly number[];
  onChange: (follow: number[]) => void;
}

/** Sightings that are another species, or of another day, at their source by now; the owner says which follow. */
export function ChangedSightings({ report, follow, onChange }: ChangedSightingsProps) {
  const { changed, changedCount } = report;
  const more = changedCount - changed.length;
  return (
    <section aria-labelledby="changed" className={styles.names}>
      <h3 id="changed" className={styles.title}>
        {countOf(changedCount, "sighting has", "sightings have")} changed since you imported{" "}
        {changedCount === 1 ? "it" : "them"}
      </h3>
      <p>Check those that you want to update here. The others stay as they are.</p>
      <ChooseAll
        chosen={follow.length}
        total={changed.length}
        label="Select all"
        onChoose={(isAll) => onChange(isAll ? changed.map(({ sightingId }) => sightingId) : [])}
      />
      <div className={styles.changed}>
        <PanelTable caption="Changed sightings" columns={["Here", "In the file"]} hasPicks>
          {changed.map(({ sightingId, before, after, waitsFor }) => (
            <tr key={sightingId}>
              <PickCell>
                <PickBox
                  label={`Update ${before.name}, ${dateWords(before.date)}`}
                  isChosen={follow.includes(sightingId)}
                  onPick={() =>
                    onChange(
                      follow.includes(sightingId)
                        ? follow.filter((id) => id !== sightingId)
                        : [...follow, sightingId],
                    )
                  }
                />
              </PickCell>
              <NameHead>
                {before.name || "A deleted species"}, {dateWords(before.date)}
              </NameHead>
              <td className={styles.details}>
                Now {after.name}, {dateWords(after.date)}
                {waitsFor !== "" && ". This site doesn’t know the name: say below what it is."}
              </td>
            </tr>
          ))}
        </PanelTable>
        {more > 0 && (
          <p className={styles.soft}>
            And {countOf(more, "sighting", "sightings")} more, once these are updated.
          </p>
        )}
      </div>
    </section>
  );
}
