import type { PhotoItem } from "shared-types";
import { Picture } from "../../../components/ui/Picture";
import { images } from "../../../lib/paths";
import { slideSizes } from "./slide-sizes";
import styles from "./Carousel.module.css";

/** One picture of the carousel; `first` is the one that is painted with the page. */
export function CarouselSlide({ photo, first }: { photo: PhotoItem; first?: boolean }) {
  return (
    <Picture
      className={first ? styles.first : styles.picture}
      src={images.full(photo.fileName)}
      sources={photo.sources}
      sizes={slideSizes}
      alt={photo.alt}
      width={photo.width}
      height={photo.height}
      placeholder={photo.placeholder}
      fit="cover"
      eager={first && "first"}
    />
  );
}
