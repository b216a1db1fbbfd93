import { useState } from "react";
import type { OfferedKeyword } from "shared-types/photo/answers";
import { Button } from "../../../../components/ui/Button";
import { Icon } from "../../../../components/ui/Icon";
import { VisuallyHidden } from "../../../../components/ui/VisuallyHidden";
import { countOf } from "../../../../lib/format";
import { usePhotoOptions } from "../photo-reads";
import styles from "./KeywordOffers.module.css";
import { knownTag, takeKeyword } from "./take-keyword";

/** New keywords found in the files, each of which can be added. */
export function KeywordOffers({ offers }: { offers: readonly OfferedKeyword[] }) {
  const { data: options } = usePhotoOptions();
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const [busy, setBusy] = useState<string | null>(null);
  const [notice, setNotice] = useState("");
  // Keywords added before this screen was reopened are known by now; those that failed halfway stay.
  const open = offers.filter(
    ({ keyword }) =>
      !gone.has(keyword) &&
      (problems.has(keyword) || busy === keyword || !knownTag(options?.Keywords ?? [], keyword)),
  );

  const letGo = (keyword: string) => setGone((before) => new Set(before).add(keyword));
  const takeOver = async (offered: readonly OfferedKeyword[]) => {
    for (const offer of offered) {
      const { keyword, photoIds } = offer;
      setBusy(keyword);
      const problem = await takeKeyword(offer);
      setProblems((before) => {
        const next = new Map(before);
        if (problem === "") next.delete(keyword);
        else next.set(keyword, problem);
        return next;
      });
      if (problem === "") {
        letGo(keyword);
        setNotice(`“${keyword}” added to ${countOf(photoIds.length, "photo", "photos")}.`);
      }
    }
    setBusy(null);
  };

  if (!options) return null;
  return (
    <>
      {open.length > 0 && (
        <section className={styles.offers} aria-labelledby="new-keywords">
          <div className={styles.head}>
            <h2 id="new-keywords" className={styles.title}>
              New keywords found in the files
            </h2>
            {open.length > 1 && (
              <Button disabled={busy !== null} onClick={() => void takeOver(open)}>
                Add all
              </Button>
            )}
          </div>
          <ul role="list" className="part-buttons">
            {open.map((offer) => (
              <Chip
                key={offer.keyword}
                offer={offer}
                problem={problems.get(offer.keyword) ?? ""}
                isBusy={busy !== null}
                onTake={() => void takeOver([offer])}
                onDismiss={() => letGo(offer.keyword)}
              />
            ))}
          </ul>
        </section>
      )}
      <p role="status" className={styles.notice}>
        {notice}
      </p>
    </>
  );
}

interface ChipProps {
  offer: OfferedKeyword;
  problem: string;
  isBusy: boolean;
  onTake: () => void;
  onDismiss: () => void;
}

function Chip({ offer, problem, isBusy, onTake, onDismiss }: ChipProps) {
  const { keyword, photoIds } = offer;
  return (
    <li className={styles.chip}>
      <span className={styles.keyword}>
        <bdi>{keyword}</bdi>{" "}
        <span className={styles.count}>{countOf(photoIds.length, "photo", "photos")}</span>
      </span>
      <Button kind="quiet" disabled={isBusy} onClick={onTake}>
        Add and tag<VisuallyHidden> {keyword}</VisuallyHidden>
      </Button>
      <button
        type="button"
        className={styles.dismiss}
        disabled={isBusy}
        aria-label={`Dismiss ${keyword}`}
        onClick={onDismiss}
      >
        <Icon name="close" />
      </button>
      {problem !== "" && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </li>
  );
}
