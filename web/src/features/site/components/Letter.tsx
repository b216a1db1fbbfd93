import styles from "./Letter.module.css";

const fieldNotes = [
  { term: "Where", fact: "The eastern Piedmont, zone 7a" },
  { term: "Size", fact: "A third of an acre" },
  { term: "Begun", fact: "Spring 2021" },
  { term: "Soil", fact: "Red clay loam" },
];

/** The welcome of the home page, with the garden's facts in the margin. */
export function Letter() {
  return (
    <section className={styles.letter}>
      <div>
        <h1 className={styles.title} tabIndex={-1}>
          Welcome to the backyard
        </h1>
        <dl className={styles.notes}>
          {fieldNotes.map(({ term, fact }) => (
            <div key={term} className={styles.note}>
              <dt>{term}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.words}>
        <p>
          In the spring of 2021 this was a lawn with a house in it. A white oak stood in one corner,
          a red maple in another, and between them lay more than eleven thousand square feet of
          grass where nothing much happened. I wondered what would come if I planted what used to
          grow here.
        </p>
        <p>
          Nearly everything came. Spicebush brought its swallowtail, milkweed its monarchs, and the
          pond had frogs before its edge had plants. The chickadees that once passed through now
          raise their young on the caterpillars of a single oak. I keep lists, because the lists
          keep getting longer.
        </p>
        <p>
          This is the notebook of that garden: what I planted and where, who turned up to eat it,
          and the pictures I took when I should have been weeding. Look around, and write to me if I
          have named something wrong.
        </p>
      </div>
    </section>
  );
}
