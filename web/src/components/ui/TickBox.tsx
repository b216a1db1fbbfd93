import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";

interface TickBoxProps {
  name?: string;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
  children: ReactNode;
}

/** A box to tick, with its words beside it. */
export function TickBox({ name, isTicked, onTick, children }: TickBoxProps) {
  return (
    <chakra.label
      display="flex"
      alignItems="center"
      gap="3"
      minHeight="var(--target)"
      textStyle="interface"
    >
      <input
        type="checkbox"
        name={name}
        className="part-checkbox"
        checked={isTicked}
        onChange={({ target }) => onTick(target.checked)}
      />
      <span>{children}</span>
    </chakra.label>
  );
}
