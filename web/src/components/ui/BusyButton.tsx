import { useState, type ReactNode } from "react";
import { Button, type ButtonProps } from "./Button";

interface BusyButtonProps extends Omit<ButtonProps, "onClick"> {
  /** What it says while it is at work: 'Sending...'. */
  busyLabel: ReactNode;
  /** The work; until it is done, further presses do nothing. */
  onPress: () => Promise<void>;
}

/** A button whose work takes a while. It is not disabled meanwhile, so that it keeps the focus. */
export function BusyButton({ busyLabel, onPress, children, ...button }: BusyButtonProps) {
  const [isBusy, setIsBusy] = useState(false);
  const press = async () => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await onPress();
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button {...button} aria-disabled={isBusy || undefined} onClick={() => void press()}>
      {isBusy ? busyLabel : children}
    </Button>
  );
}
