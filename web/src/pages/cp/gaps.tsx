import { chakra } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import type { DeadLink, Gaps, GapFill, GapSentence, GapSpecies } from "shared-types/gap/answers";
import { gapOffers, type GapSubject, type LinkSource } from "shared-types/gap/codes";
import { PanelScreen } from "../../components/layout/PanelScreen";
import { NothingYet } from "../../components/panel/NothingYet";
import { Pending } from "../../components/panel/Pending";
import { Fact, NameHead, PanelTable } from "../../components/ui/PanelTable";
import { GapTable } from "../../features/gap/admin/GapTable";
import table from "../../features/gap/admin/GapTable.module.css";
import { monthSpans, offerLabels } from "../../features/gap/admin/offer-words";
import { useOwnerCall } from "../../lib/owner-swr";
import { panelPaths } from "../../lib/panel-paths";
import styles from "./gaps.module.css";

/** Where the owner does something about it. */
const ways: Record<GapSubject, { label: string; to: string }> = {
  nectar: { label: "Add a sighting", to: panelPaths.sightings },
  fruit: { label: "Add a sighting", to: panelPaths.sightings },
  host: { label: "Add an association", to: panelPaths.associationAdd },
  photos: { label: "Import photos", to: panelPaths.photosImport },
  records: { label: "Add a sighting", to: panelPaths.sightings },
};

const pathOf = ({ kind, keyId }: GapSpecies) =>
  kind === "plant" ? panelPaths.plantEdit(keyId) : panelPaths.animalEdit(keyId);

function Species({ species }: { species: readonly GapSpecies[] }) {
  return (
    <ul role="list" className={styles.species}>
      {species.map((one) => (
        <li key={`${one.kind} ${one.keyId}`}>
          <Link to={pathOf(one)} className={styles.way}>
            {one.nameCommon}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** So many stand in the open; more open at a press. */
const shown = 4;

/** What is missing, sentence by sentence, each with the way on. */
function GapSentences({ sentences }: { sentences: readonly GapSentence[] }) {
  return (
    <ul role="list">
      {sentences.map(({ about, text, species, fill }) => (
        <li key={text} className={styles.sentence}>
          <div>
            <p className={styles.text}>{text}</p>
            {species.length > shown ? (
              <details>
                <summary className={styles.more}>Show all {species.length}</summary>
                <Species species={species} />
              </details>
            ) : (
              species.length > 0 && <Species species={species} />
            )}
            {fill.length > 0 && (
              <div className={styles.fill}>
                <span className={styles.label}>Would fill it</span>
                <Species species={fill} />
              </div>
            )}
          </div>
          <Link to={ways[about].to} className={styles.way}>
            {ways[about].label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

const Heading = chakra("h2", { base: { fontSize: "lead", fontWeight: "500" } });

/** Whether there is a plant, here or on the list: a garden without one lacks nothing yet. */
const hasPlants = ({ months, sentences, fill }: Gaps) =>
  fill.length > 0 ||
  sentences.some(({ about }) => gapOffers.some((offer) => offer === about)) ||
  months.some((month) => gapOffers.some((offer) => month[offer].length > 0));

/** What the garden offers month by month, and what it lacks. */
export function Component() {
  const read = useOwnerCall("GET /api/gaps");
  const { data } = read;
  return (
    <PanelScreen title="Gaps" actions={["home", "sightings", "plantIndex"]}>
      {data && !hasPlants(data) && (
        <>
          <NothingYet
            many="plants"
            first={{ label: "Add your first plant", to: panelPaths.plantAdd }}
          />
          {/* Animals without a photo: Admin Home's line of them leads here. */}
          <GapSentences sentences={data.sentences} />
        </>
      )}
      {data && hasPlants(data) && <Found gaps={data} />}
      {data && data.deadLinks.length > 0 && <DeadLinks links={data.deadLinks} />}
      <Pending read={read} failed="Couldn’t load the gaps." what="gaps" />
    </PanelScreen>
  );
}

function Found({ gaps: { months, sentences, fill } }: { gaps: Gaps }) {
  return (
    <>
      <GapTable months={months} />
      <GapLegend />
      <Heading>What is missing</Heading>
      {sentences.length > 0 ? <GapSentences sentences={sentences} /> : <p>Nothing.</p>}
      <Heading>Plants that would fill a gap</Heading>
      <GapFills fill={fill} />
    </>
  );
}

/** Plants of the owner's list that are not in the yard, and the months they would fill. */
function GapFills({ fill }: { fill: readonly GapFill[] }) {
  if (fill.length === 0)
    return (
      <p>
        No plant on your list would. This looks at plants that aren’t in the garden: hidden ones
        without a record, and ones no longer on any plan.
      </p>
    );
  const labels = gapOffers.map((offer) => offerLabels[offer].title);
  return (
    <PanelTable caption="Plants that would fill a gap" columns={["Plant", ...labels]}>
      {fill.map((plant) => (
        <tr key={plant.plantId}>
          <NameHead>
            <Link to={panelPaths.plantEdit(plant.keyId)}>{plant.nameCommon}</Link>{" "}
            <chakra.i fontWeight="400">{plant.nameScientific}</chakra.i>
          </NameHead>
          {gapOffers.map((offer) => (
            <Fact key={offer} label={offerLabels[offer].title}>
              {monthSpans(plant[offer])}
            </Fact>
          ))}
        </tr>
      ))}
    </PanelTable>
  );
}

/** Where the owner changes a link, and what that is called. */
const placesOf: Record<LinkSource, (link: DeadLink) => { title: string; to: string }> = {
  plant: ({ name, keyId }) => ({ title: name, to: panelPaths.plantEdit(keyId) }),
  animal: ({ name, keyId }) => ({ title: name, to: panelPaths.animalEdit(keyId) }),
  resource: ({ name, recordId }) => ({ title: name, to: panelPaths.resourceEdit(recordId) }),
  link: ({ name }) => ({ title: `the link “${name}”`, to: panelPaths.linkIndex }),
  site: () => ({ title: "the welcome letter", to: panelPaths.site }),
};

/** What is wrong with a page, and what to do about it. */
function wordsOf({ page, pageName, isHidden }: DeadLink): [fault: string, way: string] {
  const called = pageName ? `${pageName} (${page})` : page;
  if (/^\/(?:cp|admin)\b/.test(page))
    return [`${called} is yours alone: it asks visitors to sign in.`, "Change the links to it in:"];
  return isHidden
    ? [`${called} is hidden from visitors.`, "Show it to visitors, or take out the links to it in:"]
    : [`${called} isn’t there.`, "Restore it from the bin, or change the links to it in:"];
}

/** The pages that visitors do not see, each with the places that lead there. */
function DeadLinks({ links }: { links: readonly DeadLink[] }) {
  const pages = [...new Map(links.map((link) => [link.page, wordsOf(link)]))];
  return (
    <>
      <Heading>Links that lead to nothing</Heading>
      <ul role="list">
        {pages.map(([page, [fault, way]]) => (
          <li key={page} className={styles.sentence}>
            <div>
              <p className={styles.text}>{fault}</p>
              <p className="part-hint">{way}</p>
              <ul role="list" className={styles.species}>
                {links
                  .filter((link) => link.page === page)
                  .map((link) => ({ link, ...placesOf[link.kind](link) }))
                  .map(({ link: { kind, recordId }, title, to }) => (
                    <li key={`${kind} ${recordId}`}>
                      <Link to={to} className={styles.way}>
                        {title}
                      </Link>
                    </li>
                  ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What the marks of the months mean. */
function GapLegend() {
  return (
    <ul role="list" className={table.legend}>
      <li>
        <span className={table.noted} aria-hidden="true" /> Noted here
      </li>
      <li>
        <span className={table.expected} aria-hidden="true" /> By season and books
      </li>
      <li>
        <span className={table.gap} aria-hidden="true" /> Nothing
      </li>
    </ul>
  );
}
