import { lazy, Suspense, useCallback, useRef, useState, type TouchEvent } from "react";
import type { Slide } from "shared-types/slides/answers";
import { useReducedMotion } from "../../../lib/media";
import { CarouselCaption } from "./CarouselCaption";
import { CarouselControls } from "./CarouselControls";
import { CarouselSlide } from "./CarouselSlide";
import type { SliderHandle } from "./SlickSlides";
import { useAutoplay } from "./use-autoplay";
import { useFrame } from "./use-frame";
import styles from "./Carousel.module.css";

const SlickSlides = lazy(async () => ({ default: (await import("./SlickSlides")).SlickSlides }));

function longestCaption(slides: Slide[]): string {
  const captions = slides.map(({ photo, caption }) => caption || photo.alt);
  return captions.reduce((longest, next) => (next.length > longest.length ? next : longest), "");
}

/** react-slick cancels the end of every touch, which browsers complain about while they scroll. */
function leaveToBrowser({ nativeEvent }: TouchEvent): void {
  if (!nativeEvent.cancelable) nativeEvent.preventDefault = () => undefined;
}

/** The home page's carousel: the first picture is in the page, react-slick loads after the first paint. */
export function Carousel({ slides }: { slides: Slide[] }) {
  const slider = useRef<SliderHandle>(null);
  const { frame, width, painted } = useFrame();
  const [current, setCurrent] = useState(0);
  const [moved, setMoved] = useState(false);
  const [ready, setReady] = useState(false);
  const still = useReducedMotion();
  const next = useCallback(() => slider.current?.slickNext(), []);
  const { playing, toggle, holdProps } = useAutoplay({ enabled: ready, still, next });
  const onReady = useCallback(() => setReady(true), []);
  const onChange = useCallback((to: number) => {
    setMoved(true);
    setCurrent(to);
  }, []);

  const [first] = slides;
  const shown = slides[current] ?? first;
  if (!first || !shown) return null;
  return (
    <section
      className={styles.carousel}
      aria-roledescription="carousel"
      aria-label="Pictures from the garden"
      {...holdProps}
    >
      <div ref={frame} className={styles.frame} onTouchEndCapture={leaveToBrowser}>
        {!moved && (
          <div aria-hidden={ready}>
            <CarouselSlide photo={first.photo} first />
          </div>
        )}
        {painted && (
          <Suspense fallback={null}>
            <SlickSlides
              ref={slider}
              slides={slides}
              current={current}
              moved={moved}
              still={still}
              width={width}
              onChange={onChange}
              onReady={onReady}
            />
          </Suspense>
        )}
      </div>
      <div className={styles.under}>
        <CarouselCaption
          slide={shown}
          number={current + 1}
          longest={longestCaption(slides)}
          live={!playing}
        />
        <CarouselControls
          playing={playing}
          onToggle={toggle}
          onPrevious={() => slider.current?.slickPrev()}
          onNext={next}
        />
      </div>
    </section>
  );
}
