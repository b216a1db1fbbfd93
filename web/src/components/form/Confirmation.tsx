import { chakra } from "@chakra-ui/react";
import type { KeptRecord } from "shared-types/history/schema";
import { UndoDelete } from "./UndoDelete";

interface ConfirmationProps {
  children: string;
  /** What was put into the bin, to take it out again. */
  binned?: readonly KeptRecord[];
}

export const settingsSaved = "- Settings saved -";

/** The success message, '- Plant updated successfully -'. Always rendered, so that screen readers announce it. */
export function Confirmation({ children, binned = [] }: ConfirmationProps) {
  return (
    <chakra.div role="status" fontFamily="sans">
      {children !== "" && (
        <chakra.div
          tabIndex={-1}
          data-landing="notice"
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          columnGap="4"
          rowGap="2"
          padding="3"
          borderInlineStart="3px solid"
          borderColor="moss"
          background="mossWash"
          color="mossDeep"
          fontWeight="500"
        >
          <p>{children}</p>
          {binned.length > 0 && <UndoDelete key={JSON.stringify(binned)} records={binned} />}
        </chakra.div>
      )}
    </chakra.div>
  );
}
