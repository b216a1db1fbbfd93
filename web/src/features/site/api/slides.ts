import type { Slide } from "shared-types/slides/answers";
import type { Read } from "../../../lib/read";
import { useRead } from "../../../lib/swr";

/** The photos of the home page's carousel, in the owner's order. */
export const slidesRead: Read<Slide[]> = { key: "slides", get: (reader) => reader.slides() };

/** See slidesRead. */
export const useSlides = () => useRead(slidesRead);
