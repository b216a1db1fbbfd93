import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { GuideStep } from "shared-types/guide/codes";
import { buttonClass } from "../../../components/ui/Button";
import { panelPaths } from "../../../lib/panel-paths";
import styles from "./Guide.module.css";

interface Words {
  title: string;
  text: string;
  /** Where the step is done; the first step is a form in its place. */
  way?: { label: string; to: string };
}

const words: Record<GuideStep, Words> = {
  place: {
    title: "Name and place",
    text: "What to call the site, and where your garden is. You can change both at any time.",
  },
  demo: {
    title: "The demo garden",
    text: "A sample garden shows you what a site can look like. Look around as long as you like, and remove it whenever you’re ready. Whatever you’ve changed stays.",
    way: { label: "Remove the demo garden…", to: panelPaths.demo },
  },
  letter: {
    title: "Welcome letter",
    text: "A few sentences on the home page: what was there before, what you planted, who came.",
    way: { label: "Write the letter", to: `${panelPaths.site}?part=welcome` },
  },
  photos: {
    title: "Photos",
    text: "Start with a handful. You can show them at once, or hide them until you’ve described them.",
    way: { label: "Import photos", to: panelPaths.photosImport },
  },
  plant: {
    title: "First plant",
    text: "A name and a scientific name are enough to begin with.",
    way: { label: "Add a plant", to: panelPaths.plantAdd },
  },
  plan: {
    title: "Plan",
    text: "A drawing of your garden, a photo of one, or graph paper: put your plants where they grow.",
    way: { label: "Draw a plan", to: panelPaths.planAdd },
  },
};

interface GuideItemProps {
  step: GuideStep;
  number: number;
  isDone: boolean;
  isOpen: boolean;
  onToggle: () => void;
  children?: ReactNode;
}

/** One step: its number or a check mark, its title, and when it is open what to do. */
export function GuideItem(props: GuideItemProps) {
  const { step, number, isDone, isOpen, onToggle, children } = props;
  const { title, text, way } = words[step];
  const id = `guide-${step}`;
  return (
    <li className={styles.step} data-done={isDone}>
      <h3 className={styles.heading}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
        >
          <span className={styles.number} aria-hidden="true">
            {isDone ? "✓" : number}
          </span>
          <span className={styles.name}>{title}</span>
          <span className={styles.state}>{isDone ? "Done" : ""}</span>
        </button>
      </h3>
      <div id={id} className={styles.body} hidden={!isOpen}>
        {isOpen && (
          <>
            <p>{text}</p>
            {children}
            {way && (
              <div className="part-buttons">
                {step === "demo" && (
                  <a href="/" target="_blank" rel="noopener" className={buttonClass("plain")}>
                    Look at the demo
                  </a>
                )}
                <Link to={way.to} className={buttonClass(step === "demo" ? "plain" : "solid")}>
                  {way.label}
                </Link>
              </div>
            )}
          </>
        )}
      </div>
    </li>
  );
}
