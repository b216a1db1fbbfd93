import { chakra } from "@chakra-ui/react";
import { useEffect, type RefObject } from "react";
import { useBlocker } from "react-router-dom";
import { Button } from "../ui/Button";
import { ModalDialog } from "../ui/ModalDialog";

interface LeaveGuardProps {
  unsavedRef: RefObject<boolean>;
  words?: LeaveWords;
  /** The owner leaves, knowing what is lost. */
  onLeave?: () => void;
}

export interface LeaveWords {
  title: string;
  text: string;
  leave: string;
}

const unsavedWords: LeaveWords = {
  title: "Leave without saving?",
  text: "What you changed here has not been saved and would be lost.",
  leave: "Leave without saving",
};

/** Asks before unsaved changes are lost, on navigation in the panel and on leaving the page. */
export function LeaveGuard({ unsavedRef, words = unsavedWords, onLeave }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsavedRef.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (unsavedRef.current) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [unsavedRef]);

  if (blocker.state !== "blocked") return null;
  const leave = () => {
    onLeave?.();
    blocker.proceed();
  };
  return (
    <ModalDialog title={words.title} onClose={() => blocker.reset()}>
      <p>{words.text}</p>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button kind="solid" onClick={() => blocker.reset()}>
          Stay here
        </Button>
        <Button onClick={leave}>{words.leave}</Button>
      </chakra.div>
    </ModalDialog>
  );
}
