import { Link } from "react-router-dom";
import { images, speciesPath } from "../../../lib/paths";
import { useRead } from "../../../lib/swr";
import { thisWeek } from "../api/this-week";
import styles from "./ThisWeek.module.css";

/** What was in the yard in these two weeks of this and other years; nothing where there was nothing. */
export function ThisWeek() {
  const items = useRead(thisWeek).data?.items;
  return items?.length ? (
    <section className={styles.week}>
      <h2>In the yard this week</h2>
      <ul role="list">
        {items.map(({ kind, keyId, nameCommon, text, years, photo }) => (
          <li key={kind + keyId}>
            <Link to={speciesPath({ kind, keyId })}>
              {photo && (
                <img
                  src={images.key(photo.thumbFileName, photo.version)}
                  alt=""
                  width={72}
                  height={72}
                  loading="lazy"
                />
              )}
              <span>
                <b>{nameCommon}</b> <i>{text}</i>{" "}
                <small>
                  {years.length > 4 ? `${years.length} years since ${years[0]}` : years.join(", ")}
                </small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ) : null;
}
