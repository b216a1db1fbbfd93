import { lazy, Suspense, useCallback, useEffect, useRef, useState, type TouchEvent } from "react";
import { carousel } from "shared-types/kit/timing";
import type { Slide } from "shared-types/slides/answers";
import { Icon } from "../../../components/ui/Icon";
import { VisuallyHidden } from "../../../components/ui/VisuallyHidden";
import { useReducedMotion } from "../../../lib/media";
import { CarouselCaption } from "./CarouselCaption";
import { CarouselSlide } from "./CarouselSlide";
import type { SliderHandle } from "./SlickSlides";
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

/** The carousel's frame: its width in px, and whether its picture is painted. */
function useFrame() {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number>(carousel.swipeThresholdPx);
  const [painted, setPainted] = useState(false);

  useEffect(() => {
    const { current } = frame;
    if (!current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(entry.contentRect.width);
    });
    observer.observe(current);
    const image = current.querySelector("img");
    const done = () => setPainted(true);
    void (image ? image.decode() : Promise.resolve()).then(done, done);
    return () => observer.disconnect();
  }, []);

  return { frame, width, painted };
}

interface AutoplayOptions {
  enabled: boolean;
  /** The visitor prefers no motion: nothing plays until they press play. */
  still: boolean;
  next: () => void;
}

/** Changes slides every five seconds; pauses while hovered or focused. */
function useAutoplay({ enabled, still, next }: AutoplayOptions) {
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const playing = wanted ?? !still;

  useEffect(() => {
    if (!enabled || !playing || hovered || focused) return;
    const turn = () => {
      if (!document.hidden) next();
    };
    const timer = window.setInterval(turn, carousel.intervalMs);
    return () => window.clearInterval(timer);
  }, [enabled, playing, hovered, focused, next]);

  return {
    playing,
    toggle: () => setWanted(!playing),
    holdProps: {
      onMouseEnter: () => setHovered(true),
      onMouseLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
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
        {slides.length > 1 && (
          <CarouselControls
            playing={playing}
            onToggle={toggle}
            onPrevious={() => slider.current?.slickPrev()}
            onNext={next}
          />
        )}
      </div>
    </section>
  );
}

interface CarouselControlsProps {
  playing: boolean;
  onToggle: () => void;
  onPrevious: () => void;
  onNext: () => void;
}

/** Previous, pause or play, next. */
function CarouselControls(props: CarouselControlsProps) {
  const { playing, onToggle, onPrevious, onNext } = props;
  return (
    <div className={styles.controls}>
      <button type="button" className={styles.control} onClick={onPrevious}>
        <Icon name="previous" />
        <VisuallyHidden>Previous picture</VisuallyHidden>
      </button>
      <button type="button" className={styles.control} onClick={onToggle}>
        <Icon name={playing ? "pause" : "play"} />
        <VisuallyHidden>{playing ? "Pause the pictures" : "Play the pictures"}</VisuallyHidden>
      </button>
      <button type="button" className={styles.control} onClick={onNext}>
        <Icon name="next" />
        <VisuallyHidden>Next picture</VisuallyHidden>
      </button>
    </div>
  );
}
