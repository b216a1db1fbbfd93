import { binDays } from "shared-types/history/codes";
import { Empty } from "../../../components/feedback/Empty";
import { Failed } from "../../../components/feedback/Failed";
import { Outcome } from "../../../components/panel/Outcome";
import { ListSkeleton } from "../../../components/feedback/ListSkeleton";
import { BinList } from "./BinList";
import { useBin } from "./use-bin";

/** Deleted records and photos: what they are, when they expire, and restore. */
export function Bin() {
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
