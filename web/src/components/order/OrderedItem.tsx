import { Reorder, useDragControls } from "framer-motion";
import type { ReactNode } from "react";
import { Button } from "../ui/Button";
import { Icon, LineDrawing } from "../ui/Icon";
import styles from "./OrderedList.module.css";

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
export function OrderedItem(props: OrderedItemProps) {
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
