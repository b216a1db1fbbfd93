import { PanelWay } from "../layout/PanelWay";
import styles from "./TaskList.module.css";

/** Something that waits for the owner. */
export interface Task {
  /** How many there are, where they are counted: the screen lists exactly these. */
  count?: number;
  /** 'photos are hidden until you describe them', after the number; else a sentence. */
  text: string;
  /** What one does there. */
  way: string;
  to: string;
}

/** What waits, a line each; the whole line leads there. */
export function TaskList({ tasks }: { tasks: readonly Task[] }) {
  return (
    <ul role="list" className={styles.tasks}>
      {tasks.map(({ count, text, way, to }) => (
        <li key={text} className={styles.task}>
          <PanelWay to={to} className={styles.line}>
            <span className={styles.count}>{count?.toLocaleString("en-US")}</span>{" "}
            <span className={styles.text}>{text}</span> <span className={styles.way}>{way}</span>
          </PanelWay>
        </li>
      ))}
    </ul>
  );
}
