import { Link } from "react-router-dom";
import {
  isShownPage,
  pageNameOf,
  tileCaptions,
  tileNames,
  type TileName,
} from "shared-types/site/codes";
import type { SiteHome } from "shared-types/site/parts";
import { Picture } from "../../../components/ui/Picture";
import { sitePhotoProps } from "../../../components/ui/site-photo";
import { paths } from "../../../lib/paths";
import { useSite } from "../../../lib/settings";
import styles from "./Tiles.module.css";
import { LineDrawing } from "../../../components/ui/Icon";

const drawings: Record<TileName, string> = {
  plans:
    "M3.500 5h17v14h-17zM3.500 13h7v6M10.500 5v4M17 9.500a2 2 0 1 1-4 0 2 2 0 0 1 4 0zM14 16h3",
  resources:
    "M12 7c-2-1.500-5-1.700-8.500-1.500v13c3.500-.2 6.500 0 8.500 1.500 2-1.500 5-1.700 8.500-1.500v-13c-3.500-.2-6.500 0-8.500 1.500zM12 7v13",
  flora:
    "M12 22V8M12 17.500c-4 .5-6.500-1.500-7-5.500 4-.5 6.500 1.500 7 5.500zM12 13.500c0-4 2-6.500 6.500-7 .5 4.500-2 7-6.500 7zM12 8c-2-2-2-4.500 0-6.500 2 2 2 4.500 0 6.500z",
  fauna:
    "M12 8.500v9M12 11C10 7 5 4.500 3.500 6.500S4.500 13 12 13.500M12 11c2-4 7-6.500 8.500-4.500S19.500 13 12 13.500M12 13.500c-4 0-6.500 1.500-6 4s4.500 2 6-1.500M12 13.500c4 0 6.500 1.500 6 4s-4.500 2-6-1.500M12 8.500 10.500 5M12 8.500 13.500 5",
  photos: "M3.500 5h17v14h-17zM3.500 16l5-5 4 4 2.500-2.500 5.500 5M15.500 9h.01",
  contact: "M3.500 6h17v12h-17zM3.500 7l8.500 6.500L20.500 7",
};

/** A drawing for a tile without a picture, among others that have one. */
function TilePlate({ tile }: { tile: TileName }) {
  return (
    <span className={styles.plate}>
      <LineDrawing path={drawings[tile]} strokeWidth={0.8} />
    </span>
  );
}

/** The tiles of the home page: of the six those whose page is shown, with pictures if any has one. */
export function Tiles({ tiles, captions }: Pick<SiteHome, "tiles" | "captions">) {
  const { blueprint = paths.plans, settings } = useSite();
  const shown = tileNames.filter(
    (name) => isShownPage(settings.pages, name) && (name !== "plans" || blueprint !== ""),
  );
  const isPictured = shown.some((name) => tiles[name]);
  return (
    <nav aria-label="Explore" className={styles.section}>
      <ul role="list" className={styles.tiles} data-pictured={isPictured}>
        {shown.map((tile) => {
          const photo = tiles[tile];
          return (
            <li key={tile}>
              <Link to={tile === "plans" ? blueprint : paths[tile]} className={styles.link}>
                {photo ? (
                  <Picture
                    {...sitePhotoProps(photo)}
                    className={styles.picture}
                    alt=""
                    fit="cover"
                    instead={<TilePlate tile={tile} />}
                    sizes="(min-width: 81rem) 24rem, (min-width: 48em) 31vw, 46vw"
                  />
                ) : (
                  isPictured && <TilePlate tile={tile} />
                )}
                <span className={styles.words}>
                  <span className={styles.name}>{pageNameOf(settings.names, tile)}</span>
                  <span className={styles.caption}>{captions[tile] || tileCaptions[tile]}</span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
