import type { PhotoItem } from "shared-types/photo/answers";
import { Picture } from "../../../components/ui/Picture";
import { images } from "../../../lib/paths";
import { slideSizes } from "./slide-sizes";
import styles from "./Carousel.module.css";

interface CarouselSlideProps {
  photo: PhotoItem;
  /** The slide that is rendered with the page. */
  first?: boolean;
  /** It covers the same picture: until painted, it is transparent. */
  over?: boolean;
}

/** One picture of the carousel. */
export function CarouselSlide({ photo, first, over }: CarouselSlideProps) {
  return (
    <Picture
      className={first ? styles.first : styles.picture}
      src={images.full(photo.fileName, photo.version)}
      sources={photo.sources}
      sizes={slideSizes}
      alt={photo.alt}
      width={photo.width}
      height={photo.height}
      placeholder={over ? undefined : photo.placeholder}
      style={over ? { background: "none" } : undefined}
      fit="cover"
      eager={first && "first"}
    />
  );
}
