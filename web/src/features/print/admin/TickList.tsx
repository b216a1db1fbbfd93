import { PrintPreview, PrintPage } from "./PrintPage";
import { PrintPicture } from "./PrintPicture";
import styles from "./Reading.module.css";

/** Something to find. */
export interface Tick {
  key: string;
  name: string;
  /** A thumbnail's file name, '' for none. */
  picture: string;
  version: string;
}

interface TickListProps {
  /** What there is to find: 'Animals', or the plan or bed whose plants these are. */
  of: string;
  /** The site's. */
  title: string;
  ticks: readonly Tick[];
}

/** A list for children: a picture, a name and a box for each; without a picture, a frame to draw in. */
export function TickList({ of, title, ticks }: TickListProps) {
  return (
    <PrintPreview>
      <PrintPage label="Tick list" isFlow>
        <header className={styles.head}>
          <h2>What can you find?</h2>
          <p className={styles.of}>{of}</p>
          <p>{title}</p>
        </header>
        <p className={styles.lines}>
          <span>Name</span>
          <span>Date</span>
        </p>
        <ul role="list" className={styles.ticks}>
          {ticks.map(({ key, name, picture, version }) => (
            <li key={key}>
              <PrintPicture fileName={picture} version={version} words="Draw it here" />
              <span className={styles.tick}>
                <span className={styles.box} />
                {name}
              </span>
            </li>
          ))}
        </ul>
      </PrintPage>
    </PrintPreview>
  );
}
