import { binDays } from "shared-types";
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
      return <Failed message="The bin could not be read." onRetry={bin.retry} />;
    if (!bin.items) return <ListSkeleton what="the bin" rows={4} />;
    if (bin.items.length === 0) {
      return (
        <Empty title="The bin is empty.">
          <p>
            A deleted plant, animal, resource, link, keyword, category or photo lies here for{" "}
            {binDays} days before it goes for good.
          </p>
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
