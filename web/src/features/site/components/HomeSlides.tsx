import { loadMessages } from "shared-types";
import { Failed } from "../../../components/feedback/Failed";
import { useSlides } from "../api/slides";
import { Carousel } from "./Carousel";
import { CarouselSkeleton } from "./CarouselSkeleton";

/** The carousel with its data; nothing without photos. */
export function HomeSlides() {
  const { data, error, retry } = useSlides();
  if (data) return <Carousel slides={data.items} />;
  if (error) return <Failed message={loadMessages.photos} onRetry={retry} />;
  return <CarouselSkeleton />;
}
