import { chakra } from "@chakra-ui/react";
import { useEffect } from "react";
import { useBlocker } from "react-router-dom";
import { Button } from "../ui/Button";
import { ModalDialog } from "../ui/ModalDialog";
import { unsavedGuards, unsavedWords } from "./use-leave-guard";

/**
 * Asks before unsaved changes are lost, on navigation in the panel and on leaving the page. One for all forms: a
 * router has one blocker.
 */
export function LeaveDialog() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && unsavedGuards().length > 0,
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (unsavedGuards().length > 0) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, []);

  if (blocker.state !== "blocked") return null;
  const unsaved = unsavedGuards();
  // A save that was under way may have ended meanwhile.
  const { title, text, leave: leaveLabel } = unsaved[0]?.words ?? unsavedWords;
  const leave = () => {
    for (const { onLeave } of unsaved) onLeave?.();
    blocker.proceed();
  };
  return (
    <ModalDialog title={title} onClose={() => blocker.reset()}>
      <p>{text}</p>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button kind="solid" onClick={() => blocker.reset()}>
          Stay here
        </Button>
        <Button onClick={leave}>{leaveLabel}</Button>
      </chakra.div>
    </ModalDialog>
  );
}
