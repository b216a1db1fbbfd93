import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import type { KeptRecord } from "shared-types/history/schema";
import { ChangeList } from "./ChangeList";

const heading = { paddingBlock: "1", fontFamily: "serif", fontSize: "var(--step-2)" };

/** A record's history below its form, read when it is opened. */
export function RecordHistory(record: KeptRecord) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <chakra.details
      textStyle="interface"
      paddingBlock="3"
      borderBlock="1px solid"
      borderColor="rule"
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <chakra.summary {...heading} cursor="pointer">
        History
      </chakra.summary>
      {isOpen && <ChangeList {...record} />}
    </chakra.details>
  );
}
