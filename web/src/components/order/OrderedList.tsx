import { MotionConfig, Reorder, useDragControls } from "framer-motion";
import { useState, type ReactNode } from "react";
import { Button } from "../ui/Button";
import { Icon, LineDrawing } from "../ui/Icon";
import { VisuallyHidden } from "../ui/VisuallyHidden";
import { moved, placed } from "./move";
import styles from "./OrderedList.module.css";

interface OrderedListProps<T> {
  label: string;
  items: T[];
  idOf: (item: T) => number;
  /** What an item is called, for screen readers. */
  nameOf: (item: T) => string;
  onOrder: (items: T[]) => void;
  renderItem: (item: T, place: number) => ReactNode;
  /** Further buttons of an item. */
  renderActions?: (item: T) => ReactNode;
}

/** A list that is put in order by dragging or by buttons, and says what moved where. */
export function OrderedList<T>(props: OrderedListProps<T>) {
  const { label, items, idOf, nameOf, onOrder, renderItem, renderActions } = props;
  const [dragged, setDragged] = useState<number[] | null>(null);
  const [notice, setNotice] = useState("");
  const ids = items.map(idOf);
  const shown = dragged ? placed(items, dragged, idOf) : items;

  const put = (next: T[], id: number) => {
    setDragged(null);
    const place = next.findIndex((item) => idOf(item) === id);
    const item = next[place];
    if (!item || place === ids.indexOf(id)) return;
    setNotice(`${nameOf(item)} is now ${place + 1} of ${next.length}.`);
    onOrder(next);
  };

  return (
    <MotionConfig reducedMotion="user">
      <Reorder.Group
        as="ol"
        axis="y"
        aria-label={label}
        className={styles.list}
        values={dragged ?? ids}
        onReorder={setDragged}
      >
        {shown.map((item, place) => (
          <OrderedItem
            key={idOf(item)}
            id={idOf(item)}
            name={nameOf(item)}
            isFirst={place === 0}
            isLast={place === shown.length - 1}
            onMove={(by) => put(moved(items, place, by), idOf(item))}
            onDrop={() => put(shown, idOf(item))}
            actions={renderActions?.(item)}
          >
            {renderItem(item, place)}
          </OrderedItem>
        ))}
      </Reorder.Group>
      <VisuallyHidden>
        <span role="status">{notice}</span>
      </VisuallyHidden>
    </MotionConfig>
  );
}

interface OrderedItemProps {
  id: number;
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onDrop: () => void;
  actions?: ReactNode;
  children: ReactNode;
}

const grip = "M9 6h.01M9 12h.01M9 18h.01M15 6h.01M15 12h.01M15 18h.01";

/** One item: dragged by its handle only, so that its fields can be used. */
function OrderedItem(props: OrderedItemProps) {
  const { id, name, isFirst, isLast, onMove, onDrop, actions, children } = props;
  const controls = useDragControls();
  return (
    <Reorder.Item
      as="li"
      value={id}
      className={styles.item}
      dragListener={false}
      dragControls={controls}
      onDragEnd={onDrop}
    >
      <span
        className={styles.handle}
        aria-hidden="true"
        data-handle={id}
        onPointerDown={(event) => controls.start(event)}
      >
        <LineDrawing path={grip} strokeWidth={2.6} />
      </span>
      <div className={styles.content}>{children}</div>
      <div className={styles.moves}>
        <MoveButton
          label={`Move up: ${name}`}
          icon="up"
          isOff={isFirst}
          onMove={() => onMove(-1)}
        />
        <MoveButton
          label={`Move down: ${name}`}
          icon="down"
          isOff={isLast}
          onMove={() => onMove(1)}
        />
        {actions}
      </div>
    </Reorder.Item>
  );
}

interface MoveButtonProps {
  label: string;
  icon: "up" | "down";
  /** At the end of the list; it keeps the focus. */
  isOff: boolean;
  onMove: () => void;
}

function MoveButton({ label, icon, isOff, onMove }: MoveButtonProps) {
  return (
    <Button
      aria-label={label}
      title={icon === "up" ? "Move up" : "Move down"}
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && onMove()}
    >
      <Icon name={icon} />
    </Button>
  );
}
