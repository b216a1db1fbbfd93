import { Button, chakra } from "@chakra-ui/react";
import { useEffect, type RefObject } from "react";
import { useBlocker } from "react-router-dom";
import { ModalDialog } from "../ui/ModalDialog";

/** Asks before unsaved changes are lost: on a link of the panel, and on leaving the page. */
export function LeaveGuard({ unsavedRef }: { unsavedRef: RefObject<boolean> }) {
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
  return (
    <ModalDialog title="Leave without saving?" onClose={() => blocker.reset()}>
      <p>What you changed here has not been saved and would be lost.</p>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button variant="solid" onClick={() => blocker.reset()}>
          Stay here
        </Button>
        <Button onClick={() => blocker.proceed()}>Leave without saving</Button>
      </chakra.div>
    </ModalDialog>
  );
}
