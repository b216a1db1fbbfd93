import { Link } from "react-router-dom";
import {
  pageNameOf,
  tileCaptions,
  tileNames,
  type SiteHome,
  type TileName,
} from "shared-types/site/codes";
import { Picture } from "../../../components/ui/Picture";
import { sitePhotoProps } from "../../../components/ui/site-photo";
import { isShownPage } from "../../../lib/pages";
import { paths } from "../../../lib/paths";
import { useSite } from "../../../lib/settings";
import { TilePlate } from "./TilePlate";
import styles from "./Tiles.module.css";

/** Where the six tiles lead. */
const ways: Record<TileName, string> = {
  plans: paths.plans,
  resources: paths.resources,
  flora: paths.flora,
  fauna: paths.fauna,
  photos: paths.photos,
  contact: paths.contact,
};

/** The tiles of the home page: of the six those whose page is shown, with pictures if any has one. */
export function Tiles({ tiles, captions }: Pick<SiteHome, "tiles" | "captions">) {
  const { blueprint = paths.plans, settings } = useSite();
  const shown = tileNames.filter(
    (name) => isShownPage(settings.pages, ways[name]) && (name !== "plans" || blueprint !== ""),
  );
  const isPictured = shown.some((name) => tiles[name]);
  return (
    <nav aria-label="Explore" className={styles.section}>
      <ul role="list" className={styles.tiles} data-pictured={isPictured}>
        {shown.map((tile) => {
          const to = ways[tile];
          const photo = tiles[tile];
          return (
            <li key={to}>
              <Link to={tile === "plans" ? blueprint : to} className={styles.link}>
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
