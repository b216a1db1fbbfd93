import { Link } from "react-router-dom";
import { tileNames, type SiteHome, type TileName } from "shared-types";
import { Picture } from "../../../components/ui/Picture";
import { sitePhotoProps } from "../../../components/ui/site-photo";
import { pageLabels } from "../../../lib/page-labels";
import { isShownPage } from "../../../lib/pages";
import { paths } from "../../../lib/paths";
import { useSite } from "../../../lib/settings";
import { TilePlate } from "./TilePlate";
import styles from "./Tiles.module.css";

/** Where the six tiles lead, and their captions (docs/product.md 2.1). */
const tiles: Record<TileName, { to: string; caption: string }> = {
  plans: { to: paths.plans, caption: "View the blueprints" },
  resources: { to: paths.resources, caption: "View the resources" },
  flora: { to: paths.flora, caption: "Go to the plant list" },
  fauna: { to: paths.fauna, caption: "Go to the critter list" },
  photos: { to: paths.photos, caption: "See the photos" },
  contact: { to: paths.contact, caption: "Send a comment, correction, or whatever" },
};

/** The tiles of the home page: of the six those whose page is shown, with pictures if any has one. */
export function Tiles({ pictures }: { pictures: SiteHome["tiles"] }) {
  const { blueprint = paths.plans, settings } = useSite();
  const shown = tileNames.filter(
    (name) => isShownPage(settings.pages, tiles[name].to) && (name !== "plans" || blueprint !== ""),
  );
  const isPictured = shown.some((name) => pictures[name]);
  return (
    <nav aria-label="Explore" className={styles.section}>
      <ul role="list" className={styles.tiles} data-pictured={isPictured}>
        {shown.map((tile) => {
          const { to, caption } = tiles[tile];
          const photo = pictures[tile];
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
                  <span className={styles.name}>{pageLabels[tile]}</span>
                  <span className={styles.caption}>{caption}</span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
