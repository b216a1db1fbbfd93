import type { SitePhoto } from "shared-types/site/answers";
import type { ShareImage } from "./page";
import { images } from "./paths";

/** Wide enough for every card, and small enough for apps that refuse large pictures. */
const shareWidth = 1920;

/** The picture of a photo for other sites: its widest JPEG up to that width. */
export function shareImage({
  fileName,
  version,
  width,
  height,
  sources,
  alt,
}: Omit<SitePhoto, "photoId" | "placeholder">): ShareImage {
  const jpegs = sources.find(({ type }) => type === "image/jpeg")?.srcSet ?? "";
  const files = jpegs.split(",").map((file) => file.trim().split(" "));
  const sizes = files.map(([href = "", size = ""]) => ({ href, width: parseInt(size, 10) }));
  const full = { href: images.full(fileName, version), width };
  const best = [...sizes, full]
    .filter((one) => one.width <= shareWidth)
    .sort((a, b) => b.width - a.width)[0];
  const file = best ?? full;
  return { ...file, height: Math.round((file.width * height) / width), alt };
}
