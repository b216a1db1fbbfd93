import { Button } from "../../../components/ui/Button";
import { useSheets } from "./editor";
import { emptySheet, freshSheetId } from "./sheet-changes";
import styles from "./Editor.module.css";

const none = { chosen: new Set<number>(), bedId: 0, corners: [] };

/** The drawings of the plan, to choose, add, order and remove. */
export function SheetTabs() {
  const { sheets, sheet, place, set, changeAll } = useSheets();
  const show = (next: number) => set({ place: next, ...none });
  const move = (by: number) => {
    const [from, to] = [sheets[place], sheets[place + by]];
    if (!from || !to) return;
    changeAll(sheets.with(place + by, from).with(place, to));
    show(place + by);
  };
  return (
    <div className={styles.tabs}>
      <div role="group" aria-label="Drawings" className={styles.buttons}>
        {sheets.map(({ sheetId, title }, n) => (
          <Button key={sheetId} aria-pressed={n === place} onClick={() => show(n)}>
            {title || `Drawing ${n + 1}`}
          </Button>
        ))}
        <Button
          kind={sheets.length === 0 ? "plain" : "quiet"}
          onClick={() => {
            changeAll([...sheets, { ...emptySheet, sheetId: freshSheetId(sheets) }]);
            show(sheets.length);
          }}
        >
          Add a drawing
        </Button>
      </div>
      {sheet && (
        <div className={styles.buttons}>
          {sheets.length > 1 && (
            <>
              <Button kind="quiet" disabled={place === 0} onClick={() => move(-1)}>
                Move left
              </Button>
              <Button kind="quiet" disabled={place === sheets.length - 1} onClick={() => move(1)}>
                Move right
              </Button>
            </>
          )}
          <Button
            kind="quiet"
            onClick={() => {
              changeAll(sheets.filter((one) => one !== sheet));
              show(Math.max(0, place - 1));
            }}
          >
            Remove this drawing
          </Button>
        </div>
      )}
    </div>
  );
}
