import { chakra } from "@chakra-ui/react";
import { useFormikContext } from "formik";
import type { MouseEvent } from "react";
import type { SlidesDraft } from "shared-types/slides/schema";
import { useOwnerPhotos } from "../../../../lib/owner-photos";
import { Carousel } from "../../components/Carousel";
import styles from "./Slides.module.css";
import { shownSlides } from "./shown-slides";
import { Preview } from "../../../../components/panel/Preview";

/** The carousel's buttons can be used, its links not followed: what is typed would be left. */
function stay(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest("a")) {
    event.preventDefault();
    event.stopPropagation();
  }
}

/** The carousel as visitors will see it. */
export function SlidesPreview() {
  const { values } = useFormikContext<SlidesDraft>();
  const { photos } = useOwnerPhotos(values.slides.map(({ photoId }) => photoId));
  const slides = shownSlides(values.slides, photos);
  return (
    <Preview>
      {slides.length > 0 ? (
        <div className={styles.preview} onClickCapture={stay}>
          <Carousel key={slides.map(({ photo }) => photo.photoId).join()} slides={slides} />
        </div>
      ) : (
        <chakra.p className="part-hint" fontFamily="sans">
          No carousel: the home page begins with the welcome.
        </chakra.p>
      )}
    </Preview>
  );
}
