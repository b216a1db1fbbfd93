import { useState } from "react";
import { binDays, type BinnedPhoto } from "shared-types";
import { Empty } from "../../../components/feedback/Empty";
import { Failed } from "../../../components/feedback/Failed";
import { ApiError } from "../../../lib/errors";
import { restorePhoto } from "../../../lib/owner-client";
import { BinList } from "./BinList";
import { GridSkeleton } from "./GridSkeleton";
import { Outcome, type OutcomeWords } from "./Outcome";
import { useBin } from "./photo-reads";

/** The deleted photos: what they are, when they go for good, and the way back. */
export function PhotoBin() {
  const { data: photos, error, retry } = useBin();
  const [outcome, setOutcome] = useState<OutcomeWords | null>(null);
  const [restoring, setRestoring] = useState<number | null>(null);

  const restore = async ({ photoId }: BinnedPhoto) => {
    if (restoring !== null) return;
    setRestoring(photoId);
    const problems = await tryRestoring(photoId);
    setRestoring(null);
    setOutcome(
      problems.length === 0
        ? { text: `Photo ${photoId} is back, with its tags.`, photoId }
        : { text: `Photo ${photoId} is still in the bin.`, problems },
    );
  };

  const content = () => {
    if (error) return <Failed message="The bin could not be read." onRetry={retry} />;
    if (!photos) return <GridSkeleton />;
    if (photos.length === 0) {
      return (
        <Empty title="The bin is empty.">
          <p>A deleted photo lies here for {binDays} days before it goes for good.</p>
        </Empty>
      );
    }
    return (
      <BinList photos={photos} restoring={restoring} onRestore={(photo) => void restore(photo)} />
    );
  };

  return (
    <div>
      <Outcome outcome={outcome} />
      {content()}
    </div>
  );
}

async function tryRestoring(photoId: number): Promise<string[]> {
  try {
    return (await restorePhoto(photoId)).map(({ errorMessage }) => errorMessage);
  } catch (error) {
    return [error instanceof ApiError ? error.message : "Something went wrong; please try again."];
  }
}
