import type { ImageObjectLeaf, QuantitativeValueLeaf, ThingLeaf } from "schema-dts";
import { thumbPlaceholder } from "shared-types/photo/codes";
import type { PhotoItem } from "shared-types/photo/answers";
import { images, paths, speciesPath } from "../../../lib/paths";
import { ownerNode, type AboutSite } from "../../../lib/structured/node";
import { askPath, photoTitle } from "./photo-words";

/** UN/CEFACT's code for pixels. */
const pixels = (value: number): QuantitativeValueLeaf => ({
  "@type": "QuantitativeValue",
  value,
  unitCode: "E37",
});

/** A photo with credit, license and contact, for anyone who wants to show it. */
export function photoNode(photo: PhotoItem, site: AboutSite): ImageObjectLeaf {
  const { origin, owner, licenseUrl } = site;
  const { photoId, fileName, thumbFileName, version, dateTaken, dateUploaded, species } = photo;
  const page = origin + paths.photo(photoId);
  const year = (dateTaken ?? dateUploaded).slice(0, 4);
  return {
    "@type": "ImageObject",
    "@id": `${page}#photo`,
    url: page,
    name: photoTitle(photo),
    caption: photo.caption || undefined,
    contentUrl: origin + images.full(fileName, version),
    thumbnailUrl:
      thumbFileName === thumbPlaceholder
        ? undefined
        : origin + images.thumb(thumbFileName, version),
    encodingFormat: photo.fileType || undefined,
    width: pixels(photo.width),
    height: pixels(photo.height),
    dateCreated: dateTaken ?? undefined,
    uploadDate: dateUploaded || undefined,
    creator: ownerNode(site),
    creditText: owner,
    copyrightNotice: year === "" ? `© ${owner}` : `© ${year} ${owner}`,
    license: licenseUrl || undefined,
    acquireLicensePage: site.pages.contact ? origin + askPath(photoId) : undefined,
    about: species.map((one): ThingLeaf => ({
      "@type": "Thing",
      name: one.nameCommon,
      url: origin + speciesPath(one),
    })),
  };
}
