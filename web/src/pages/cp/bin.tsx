import { chakra } from "@chakra-ui/react";
import { useState, type ReactNode } from "react";
import type { BinItem } from "shared-types/history/answers";
import { binDays } from "shared-types/history/codes";
import { Empty } from "../../components/feedback/Empty";
import { Failed } from "../../components/feedback/Failed";
import { ListSkeleton } from "../../components/feedback/ListSkeleton";
import { PanelScreen } from "../../components/layout/PanelScreen";
import { Outcome } from "../../components/panel/Outcome";
import { Button } from "../../components/ui/Button";
import { VisuallyHidden } from "../../components/ui/VisuallyHidden";
import { calledBy, factsOf } from "../../features/bin/admin/bin-words";
import { daysLeft } from "../../features/bin/admin/days-left";
import { RestoreForm } from "../../features/bin/admin/RestoreForm";
import { useBin, binKey } from "../../features/bin/admin/use-bin";
import { countOf, formatDateTime } from "../../lib/format";
import { useSite } from "../../lib/settings";

/** Deleted records and photos: what they are, when they expire, and restore. */
function Bin() {
  const bin = useBin();
  const content = () => {
    if (!bin.items && bin.error)
      return <Failed message="Couldn’t load the bin." onRetry={bin.retry} />;
    if (!bin.items) return <ListSkeleton what="the bin" rows={4} />;
    if (bin.items.length === 0) {
      return (
        <Empty title="The bin is empty.">
          <p>Whatever you delete stays here for {binDays} days. Then it is deleted forever.</p>
        </Empty>
      );
    }
    return <BinList bin={bin} items={bin.items} />;
  };
  return (
    <div>
      <Outcome outcome={bin.outcome} />
      {content()}
    </div>
  );
}

/** The records in the bin, the last deleted first. */
function BinList({ bin, items }: { bin: ReturnType<typeof useBin>; items: BinItem[] }) {
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

interface BinEntryProps {
  item: BinItem;
  isBusy: boolean;
  onRestore: () => void;
  onRemove: () => void;
}

/** One record in the bin. */
function BinEntry({ item, isBusy, onRestore, onRemove }: BinEntryProps) {
  const { timeZone } = useSite().settings;
  const [now] = useState(() => new Date());
  const called = calledBy(item);
  return (
    <>
      {item.preview && <Preview src={item.preview} />}
      <chakra.div
        flex="1 1 14rem"
        display="grid"
        gap="0.125rem"
        minWidth="0"
        overflowWrap="anywhere"
      >
        <chakra.p fontFamily="serif" fontSize="1.0625rem" lineHeight="1.3">
          {item.name || called}
        </chakra.p>
        <Facts>{factsOf(item)}</Facts>
        <Facts>
          Deleted {formatDateTime(item.dateDeleted, timeZone)}. It will be deleted forever{" "}
          <b>{daysLeft(item.dateExpires, now)}</b>, {formatDateTime(item.dateExpires, timeZone)}.
        </Facts>
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button aria-disabled={isBusy || undefined} onClick={onRestore}>
          {isBusy ? "Working..." : "Restore"}
          <VisuallyHidden> {called}</VisuallyHidden>
        </Button>
        <Button kind="quiet" aria-disabled={isBusy || undefined} onClick={onRemove}>
          Delete forever
          <VisuallyHidden> {called}</VisuallyHidden>
        </Button>
      </chakra.div>
    </>
  );
}

const Preview = ({ src }: { src: string }) => (
  <chakra.img
    src={src}
    alt=""
    flex="none"
    width="6rem"
    height="4.5rem"
    borderRadius="default"
    background="paperSunk"
    objectFit="cover"
  />
);

const Facts = ({ children }: { children: ReactNode }) => (
  <chakra.p color="inkSoft" fontSize="small" fontVariantNumeric="tabular-nums">
    {children}
  </chakra.p>
);

/** The records deleted in the last 30 days, to restore. */
export function Component() {
  return (
    <PanelScreen title="Bin" actions={["home", "photoIndex"]}>
      <Bin />
    </PanelScreen>
  );
}
