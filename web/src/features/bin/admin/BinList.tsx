import { chakra } from "@chakra-ui/react";
import { binDays } from "shared-types/history/codes";
import type { BinItem } from "shared-types/history/answers";
import { countOf } from "../../../lib/format";
import { BinEntry } from "./BinEntry";
import { RestoreForm } from "./RestoreForm";
import { binKey, type useBin } from "./use-bin";

/** The records in the bin, the last deleted first. */
export function BinList({ bin, items }: { bin: ReturnType<typeof useBin>; items: BinItem[] }) {
  const { renaming, busy } = bin;
  return (
    <>
      <chakra.p maxWidth="var(--measure)" marginBottom="4" color="inkSoft">
        {countOf(items.length, "record", "records")}. Visitors can’t see these. After {binDays} days
        they are deleted forever.
      </chakra.p>
      <chakra.ul role="list" borderTop="1px solid" borderColor="rule" textStyle="interface">
        {items.map((item) => (
          <chakra.li
            key={binKey(item)}
            display="flex"
            flexWrap="wrap"
            columnGap="4"
            rowGap="3"
            alignItems="center"
            paddingBlock="3"
            borderBottom="1px solid"
            borderColor="rule"
          >
            <BinEntry
              item={item}
              isBusy={busy === binKey(item)}
              onRestore={() => void bin.restore(item)}
              onRemove={() => void bin.remove(item)}
            />
            {renaming && binKey(renaming.item) === binKey(item) && (
              <chakra.div
                flex="1 1 100%"
                maxWidth="34rem"
                padding="4"
                border="1px solid"
                borderColor="moss"
                borderRadius="large"
                background="paperRaised"
              >
                <RestoreForm
                  item={item}
                  why={renaming.why}
                  onRestored={() => bin.restored(item)}
                  onCancel={bin.cancel}
                />
              </chakra.div>
            )}
          </chakra.li>
        ))}
      </chakra.ul>
    </>
  );
}
