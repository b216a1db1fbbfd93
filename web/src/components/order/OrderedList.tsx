import { MotionConfig, Reorder } from "framer-motion";
import { useState, type ReactNode } from "react";
import { VisuallyHidden } from "../ui/VisuallyHidden";
import { moved, placed } from "./move";
import { OrderedItem } from "./OrderedItem";
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
