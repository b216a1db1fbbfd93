import { chakra } from "@chakra-ui/react";
import { useState, type ReactNode } from "react";
import type { BinItem } from "shared-types/history/answers";
import { Button } from "../../../components/ui/Button";
import { VisuallyHidden } from "../../../components/ui/VisuallyHidden";
import { formatDateTime } from "../../../lib/format";
import { useSite } from "../../../lib/settings";
import { calledBy, factsOf } from "./bin-words";
import { daysLeft } from "./days-left";

interface BinEntryProps {
  item: BinItem;
  isBusy: boolean;
  onRestore: () => void;
  onRemove: () => void;
}

/** One record in the bin. */
export function BinEntry({ item, isBusy, onRestore, onRemove }: BinEntryProps) {
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
