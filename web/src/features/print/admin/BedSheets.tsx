import { PrintPreview, PrintPage } from "./PrintPage";
import { Ruled } from "./Ruled";
import styles from "./Reading.module.css";

/** What a bed's page says. */
export interface BedPage {
  key: string;
  name: string;
  planTitle: string;
  paragraphs: string[];
  plants: BedPlant[];
}

interface BedPlant {
  key: number;
  nameCommon: string;
  nameScientific: string;
  note: string;
  number: number;
  /** A date in words, or ''. */
  planted: string;
}

/** A page for each bed: what stands there, with space to write down what one finds. */
export function BedSheets({ beds }: { beds: readonly BedPage[] }) {
  return (
    <PrintPreview>
      {beds.map(({ key, name, planTitle, paragraphs, plants }) => (
        <PrintPage key={key} label={name} isFlow>
          <div className={styles.bed}>
            <header className={styles.head}>
              <h2>{name}</h2>
              <p>{planTitle}</p>
            </header>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className={styles.text}>
                {paragraph}
              </p>
            ))}
            <table className={styles.table}>
              <colgroup>
                <col className={styles.plant} />
                <col className={styles.count} />
                <col className={styles.date} />
                <col />
              </colgroup>
              <thead>
                <tr>
                  <th scope="col">Plant</th>
                  <th scope="col" className={styles.number}>
                    Number
                  </th>
                  <th scope="col">Planted</th>
                  <th scope="col">Today</th>
                </tr>
              </thead>
              <tbody>
                {plants.map((plant) => (
                  <tr key={plant.key}>
                    <th scope="row">
                      {plant.nameCommon} <i>{plant.nameScientific}</i>
                      {plant.note && <span className={styles.note}>{plant.note}</span>}
                    </th>
                    <td className={styles.number}>{plant.number}</td>
                    <td>{plant.planted}</td>
                    <td />
                  </tr>
                ))}
              </tbody>
            </table>
            <Ruled label="Notes" />
          </div>
        </PrintPage>
      ))}
    </PrintPreview>
  );
}
