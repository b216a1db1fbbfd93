import type { KeyboardEvent } from "react";
import { Link } from "react-router-dom";
import { sectionQuery, type ResourceSection } from "../api/sections";
import styles from "./SectionButtons.module.css";

interface SectionButtonsProps {
  sections: readonly ResourceSection[];
  current: ResourceSection;
  listPath: string;
  /** The id of the section's element. */
  controls: string;
}

/** A link that looks like a button must respond to the space bar too. */
function pressOnSpace(event: KeyboardEvent<HTMLAnchorElement>): void {
  if (event.key !== " ") return;
  event.preventDefault();
  event.currentTarget.click();
}

/** The section buttons; they are links, so that they work without scripts. */
export function SectionButtons({ sections, current, listPath, controls }: SectionButtonsProps) {
  return (
    <ul role="list" className={styles.buttons}>
      {sections.map((section) => (
        <li key={section.slug}>
          <Link
            to={listPath + sectionQuery(section)}
            role="button"
            aria-pressed={section === current}
            aria-controls={controls}
            preventScrollReset
            className={styles.button}
            data-label={section.label}
            onKeyDown={pressOnSpace}
          >
            {section.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
