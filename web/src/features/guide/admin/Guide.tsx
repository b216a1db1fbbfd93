import { useEffect, useRef, useState, type ReactNode } from "react";
import { guideSteps, type GuideStep } from "shared-types/guide/codes";
import { whyNotDone } from "../../../components/form/errors";
import { Button } from "../../../components/ui/Button";
import { ownerSave } from "../../../lib/owner-calls";
import { useOwnerCall } from "../../../lib/owner-swr";
import { GuideItem } from "./GuideItem";
import styles from "./Guide.module.css";

interface GuideProps {
  /** The form of the first step; features do not import each other. */
  renderPlace: (isDemos: boolean) => ReactNode;
  /** What comes after the guide, but before the button that brings back one put away. */
  children: ReactNode;
}

/** The way from a new site to a garden, until all of it is done (docs/product.md 3.17). */
export function Guide({ renderPlace, children }: GuideProps) {
  const { data: guide } = useOwnerCall("GET /api/guide", { refreshesOnFocus: true });
  const [opened, setOpened] = useState<GuideStep | "none" | null>(null);
  const [fault, setFault] = useState("");
  const steps = guideSteps.filter((step) => step !== "demo" || guide?.hasDemo);
  const count = guide && steps.filter((step) => guide.done[step]).length;
  const list = useFocusOnNext(count);
  if (!guide) return children;
  const { done, isDismissed, hasDemo } = guide;
  if (count === steps.length) return children;

  const put = async (away: boolean) => {
    setFault("");
    const errors = await ownerSave("PUT /api/guideupdate", { body: { isDismissed: away } }).catch(
      whyNotDone,
    );
    setFault(errors[0]?.errorMessage ?? "");
  };
  const notice = fault !== "" && <p role="alert">{fault}</p>;
  if (isDismissed)
    return (
      <>
        {children}
        <div>
          <Button kind="text" onClick={() => void put(false)}>
            Show the set-up guide
          </Button>
          {notice}
        </div>
      </>
    );

  const next = steps.find((step) => !done[step]) ?? null;
  const open = opened ?? next;
  return (
    <>
      <section className={styles.guide} aria-labelledby="guide">
        <header className={styles.head}>
          <div>
            <p className="part-plate">
              Set-up guide · {count} of {steps.length}
            </p>
            <h2 id="guide" className={styles.title}>
              Make this garden yours
            </h2>
          </div>
          {/* Not below the steps, where it comes under the pointer as a saved one closes. */}
          <Button kind="quiet" className={styles.hide} onClick={() => void put(true)}>
            Hide the guide
          </Button>
        </header>
        <ol ref={list} className={styles.steps}>
          {steps.map((step, n) => (
            <GuideItem
              key={step}
              step={step}
              number={n + 1}
              isDone={done[step]}
              isOpen={step === open}
              onToggle={() => setOpened(step === open ? "none" : step)}
            >
              {step === "place" && renderPlace(hasDemo && !done.place)}
            </GuideItem>
          ))}
        </ol>
        {notice}
      </section>
      {children}
    </>
  );
}

/** A step that is done closes, with the form that had the focus: it goes on to the next step. */
function useFocusOnNext(count: number | undefined) {
  const list = useRef<HTMLOListElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const isNext = before.current !== undefined && (count ?? 0) > before.current;
    before.current = count;
    if (!isNext || document.activeElement !== document.body) return;
    list.current
      ?.querySelector<HTMLElement>("[aria-expanded=true]")
      ?.focus({ preventScroll: true });
  }, [count]);
  return list;
}
