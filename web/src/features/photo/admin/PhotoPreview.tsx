import { chakra } from "@chakra-ui/react";
import { panelMessages } from "shared-types/kit/panel-messages";
import { photoAlt } from "shared-types/photo/alt";
import { isOwnersOnly } from "shared-types/photo/visibility";
import { Skeleton } from "../../../components/feedback/Skeleton";
import { Picture } from "../../../components/ui/Picture";
import { isMissing } from "../../../lib/errors";
import { images } from "../../../lib/paths";
import { photoWords } from "./PhotoCell";
import { usePhoto } from "./photo-reads";

/** What the photo is called, beside its number; nothing while it loads or if there is none. */
export function PhotoName({ photoId }: { photoId: number }) {
  const { data: photo } = usePhoto(photoId);
  if (!photo) return null;
  const hidden = isOwnersOnly(photo.visibility) ? " (hidden)" : "";
  return (
    <chakra.span className="part-hint" flex="1 0 100%" fontFamily="sans">
      {photoWords(photo)}
      {hidden}
    </chakra.span>
  );
}

/** The photo of a thumbId or bannerId, cropped as the site shows it. */
export function PhotoPreview({ photoId, shape }: { photoId: number; shape: "square" | "banner" }) {
  const { data: photo, error, isLoading } = usePhoto(photoId);
  if (isLoading) return <Skeleton height="100%" />;
  if (!photo) {
    return (
      <chakra.span
        role="status"
        placeSelf="center"
        padding="2"
        color="cardinal"
        fontFamily="sans"
        fontSize="0.8125rem"
        lineHeight="1.3"
        textAlign="center"
      >
        {isMissing(error) ? panelMessages.noPhoto : "Couldn’t load the picture."}
      </chakra.span>
    );
  }
  const { fileName, thumbFileName, version } = photo;
  const isBanner = shape === "banner";
  const src = isBanner ? images.banner(fileName, version) : images.key(thumbFileName, version);
  const [width, height] = isBanner ? [960, 320] : [240, 240];
  return (
    <Picture src={src} alt={photoAlt(photo)} width={width} height={height} fit="cover" eager />
  );
}
