import { chakra } from "@chakra-ui/react";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { loadMessages } from "shared-types/kit/messages";
import type { PhotoItem } from "shared-types/photo/answers";
import { detailsMax } from "shared-types/photo/import";
import { useLeaveGuard } from "../../../../components/form/use-leave-guard";
import { watchOwner } from "../../../../components/form/watch-owner";
import { Failed } from "../../../../components/feedback/Failed";
import { Loading, SkeletonText } from "../../../../components/feedback/Skeleton";
import { Missing } from "../../../../components/layout/PanelMissing";
import { ChooseAll } from "../../../../components/ui/ChooseAll";
import { Button, buttonClass } from "../../../../components/ui/Button";
import { focusOn } from "../../../../lib/focus-on";
import { countOf } from "../../../../lib/format";
import { rangeHint } from "../../../../lib/selection";
import { useSelection } from "../../../../lib/use-selection";
import { firstPictureWords, pictured } from "../first-pictures";
import { DescribeBar } from "./DescribeBar";
import type { Describer } from "./describer";
import { describePath } from "./describe-path";
import { useDescribeData, type DescribeData } from "./describe-reads";
import { DescribeOffer, useDescribeDrafts } from "./DescribeOffer";
import { DescribeRow } from "./DescribeRow";
import { GiveDialog } from "./GiveDialog";
import { firstTrouble } from "./entry";
import { goTo, useDescribeKeys } from "./use-describe-keys";
import { useDescriber, useSummary } from "./use-describer";
import { useInternalPages } from "./use-internal-pages";

const photoIdOf = ({ photoId }: PhotoItem) => photoId;

const isHiddenForGood = ({ visibility }: PhotoItem) =>
  visibility !== "public" && visibility !== "waiting";

/** Photos to describe one by one or several at once, on one screen. */
export function DescribePhotos({ photoIds }: { photoIds: number[] }) {
  const now = photoIds.slice(0, detailsMax);
  const later = photoIds.slice(detailsMax);
  const { data, error, retry } = useDescribeData(now);
  if (data && data.photos.length > 0) {
    return (
      <>
        <DescribeList data={data} />
        {later.length > 0 && (
          <Link to={describePath(later)} className={buttonClass("plain")}>
            Describe the other {countOf(later.length, "photo", "photos")}
          </Link>
        )}
      </>
    );
  }
  if (data) return <Missing message={loadMessages.photos} />;
  if (error !== undefined) return <Failed message={loadMessages.photos} onRetry={retry} />;
  return (
    <Loading what="the photos">
      <SkeletonText lines={8} />
    </Loading>
  );
}

/** After a round of saves: the first photo that was not saved is looked at next. */
function goToTrouble({ ids, entry, summary }: Describer): void {
  const { saving, fault } = summary();
  if (saving || fault !== "") return;
  const photoId = ids.find((id) => firstTrouble(entry(id)) !== undefined);
  if (photoId !== undefined) goTo(photoId, firstTrouble(entry(photoId)) ?? "", "field");
}

function DescribeList({ data }: { data: DescribeData }) {
  const describer = useDescriber(data);
  const drafts = useDescribeDrafts(describer);
  const { changed } = useSummary(describer);
  const items = data.photos.map(({ photo }) => photo);
  const { selection, ...choose } = useSelection(photoIdOf, () => undefined);
  const [isGiving, setIsGiving] = useState(false);
  const unsavedRef = useRef(false);
  useEffect(() => {
    unsavedRef.current = changed > 0;
  }, [changed]);
  useLeaveGuard(unsavedRef, drafts.drop);
  const pages = useInternalPages(describer, data.internal);
  const [firsts, setFirsts] = useState("");
  const saveAll = async () => {
    setFirsts("");
    const hasGoneOn = watchOwner();
    const before = await pictured(describer.ids);
    await describer.saveAll();
    if (!hasGoneOn()) goToTrouble(describer);
    await pages.show();
    setFirsts(firstPictureWords(await pictured(describer.ids), before));
  };
  useDescribeKeys(describer.ids, () => void saveAll());
  return (
    <chakra.div display="grid" gap="5">
      <DescribeOffer describer={describer} drafts={drafts} options={data.options} />
      <ChooseAll
        chosen={choose.countOn(items)}
        total={items.length}
        onChoose={(isChosen) => choose.chooseAll(items, isChosen)}
        hint={rangeHint}
      >
        {selection.size > 0 && (
          <Button onClick={() => setIsGiving(true)}>Add tags, a caption or a date…</Button>
        )}
      </ChooseAll>
      {describer.ids.map((photoId, place) => (
        <DescribeRow
          key={photoId}
          describer={describer}
          known={data.known}
          photoId={photoId}
          place={place}
          options={data.options}
          isChosen={selection.has(photoId)}
          onChoose={(id, isRange) => choose.toggle(items, id, isRange)}
        />
      ))}
      <DescribeBar
        describer={describer}
        pages={pages}
        firsts={firsts}
        onSave={() => void saveAll()}
        chosen={selection.size}
        onGive={() => setIsGiving(true)}
        onClear={() => {
          focusOn("choose-all");
          choose.clear();
        }}
      />
      {isGiving && (
        <GiveDialog
          count={selection.size}
          offersShowing={[...selection.values()].some(isHiddenForGood)}
          options={data.options}
          onGive={(fields) => describer.give(selection.keys(), fields)}
          onClose={() => setIsGiving(false)}
        />
      )}
    </chakra.div>
  );
}
