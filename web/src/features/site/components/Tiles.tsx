import { Link } from "react-router-dom";
import { Picture } from "../../../components/ui/Picture";
import { sitePicture, sitePictureSizes } from "../../../components/ui/site-picture";
import { paths } from "../../../lib/paths";
import styles from "./Tiles.module.css";

/** Pictures and captions of the six home tiles (docs/product.md 2.1). */
const tiles = [
  {
    to: paths.blueprint2,
    name: "Blueprint",
    caption: "View the blueprints",
    picture: "tile-plans",
  },
  {
    to: paths.resources,
    name: "Resources",
    caption: "View the resources",
    picture: "tile-resources",
  },
  { to: paths.flora, name: "Flora", caption: "Go to the plant list", picture: "tile-flora" },
  { to: paths.fauna, name: "Fauna", caption: "Go to the critter list", picture: "tile-fauna" },
  { to: paths.photos, name: "Photos", caption: "See the photos", picture: "tile-photos" },
  {
    to: paths.contact,
    name: "Contact",
    caption: "Send a comment, correction, or whatever",
    picture: "tile-contact",
  },
] as const;

/** The six tiles of the home page. */
export function Tiles() {
  return (
    <nav aria-label="Ways in" className={styles.section}>
      <ul role="list" className={styles.tiles}>
        {tiles.map(({ to, name, caption, picture }) => (
          <li key={to}>
            <Link to={to} className={styles.link}>
              <Picture
                {...sitePicture(picture)}
                {...sitePictureSizes.tile}
                className={styles.picture}
                alt=""
                fit="cover"
                sizes="(min-width: 81rem) 24rem, (min-width: 48em) 31vw, 46vw"
              />
              <span className={styles.words}>
                <span className={styles.name}>{name}</span>
                <span className={styles.caption}>{caption}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
