import { Picture } from "../../../components/ui/Picture";
import { sitePicture, sitePictureSizes } from "../../../components/ui/site-picture";
import { sidePicture } from "../side-picture";
import styles from "./ContactAside.module.css";

const subjects = [
  {
    name: "Corrections",
    text: "A wrong name, a doubtful identification, a sedge that is really a rush. Say which photo or page, and how you can tell.",
  },
  {
    name: "Sightings",
    text: "What visits your own native plants, above all within a day’s drive of the Piedmont.",
  },
  {
    name: "Questions",
    text: "How a plant does on clay, what the deer leave alone, where the seedlings came from.",
  },
  {
    name: "Suggestions",
    text: "A book, a nursery or a website that belongs on the resources page.",
  },
];

/** Next to the form: a picture of the garden, and suggested topics. */
export function ContactAside() {
  return (
    <aside className={styles.aside} aria-label="Before you write">
      <Picture
        {...sitePicture(sidePicture.name)}
        {...sitePictureSizes.side}
        className={styles.picture}
        alt={sidePicture.alt}
        sizes="(min-width: 60em) 26rem, 100vw"
        fit="cover"
      />
      <div>
        <h2 className={styles.title}>What I like to hear about</h2>
        <dl>
          {subjects.map(({ name, text }) => (
            <div key={name} className={styles.subject}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </aside>
  );
}
