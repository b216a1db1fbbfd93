import type { KeyboardEvent } from "react";
import { Link } from "react-router-dom";
import { resourceSections } from "shared-types";
import { buttonClass } from "../../../components/ui/Button";
import { sectionQuery, type ResourceSection } from "../api/sections";
import styles from "./SectionButtons.module.css";

interface SectionButtonsProps {
  current: ResourceSection;
  listPath: string;
  /** The id of the section's element. */
  controls: string;
}

/** A link taken for a button must answer to the space bar as well. */
function pressOnSpace(event: KeyboardEvent<HTMLAnchorElement>): void {
  if (event.key !== " ") return;
  event.preventDefault();
  event.currentTarget.click();
}

/** The seven buttons; each is a section's address, so that they work without scripts. */
export function SectionButtons({ current, listPath, controls }: SectionButtonsProps) {
  return (
    <ul role="list" className={styles.buttons}>
      {resourceSections.map((section) => (
        <li key={section.slug}>
          <Link
            to={listPath + sectionQuery(section)}
            role="button"
            aria-pressed={section === current}
            aria-controls={controls}
            preventScrollReset
            className={buttonClass("plain", styles.button)}
            onKeyDown={pressOnSpace}
          >
            {section.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
