import { useEffect, type ComponentType, type Ref } from "react";
import * as slickModule from "react-slick";
import type { default as SlickSlider, Settings } from "react-slick";
import { carousel } from "shared-types/kit/timing";
import type { Slide } from "shared-types/slides/answers";
import { CarouselSlide } from "./CarouselSlide";
import styles from "./Carousel.module.css";

export type SliderHandle = Pick<SlickSlider, "slickNext" | "slickPrev">;

type Slick = ComponentType<Settings & { ref?: Ref<SliderHandle> }>;

/** CommonJS interop: the component may be one or two defaults deep. */
function componentOf(module: unknown): Slick {
  let found = module;
  while (typeof found === "object" && found !== null && "default" in found) found = found.default;
  return found as Slick;
}

const Slider = componentOf(slickModule);

interface SlickSlidesProps {
  ref: Ref<SliderHandle>;
  slides: Slide[];
  current: number;
  /** Whether a slide has changed yet; before that only the next one is prefetched. */
  moved: boolean;
  /** No motion: slides change at once. */
  still: boolean;
  /** Width of the frame, px. */
  width: number;
  onChange: (to: number) => void;
  onReady: () => void;
}

/** The slides in react-slick: fading, wrapping, swiped by 40 px; hidden ones are inert. */
export function SlickSlides(props: SlickSlidesProps) {
  const { ref, slides, current, moved, still, width, onChange, onReady } = props;
  useEffect(onReady, [onReady]);

  const isNear = (i: number) =>
    i === current ||
    i === (current + 1) % slides.length ||
    (moved && (i + 1) % slides.length === current);

  return (
    <Slider
      ref={ref}
      className={styles.slick}
      fade
      infinite
      arrows={false}
      dots={false}
      accessibility={false}
      waitForAnimate={false}
      autoplay={false}
      speed={still ? 0 : 900}
      cssEase="ease-in-out"
      touchThreshold={Math.max(1, width / carousel.swipeThresholdPx)}
      beforeChange={(_: number, to: number) => onChange(to)}
    >
      {slides.map(({ photo }, i) => (
        <div key={photo.photoId} inert={i !== current} className={styles.slide}>
          {isNear(i) && <CarouselSlide photo={photo} over={i === 0 && !moved} />}
        </div>
      ))}
    </Slider>
  );
}
