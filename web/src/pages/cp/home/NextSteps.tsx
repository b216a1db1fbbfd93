import { chakra } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import { photoFilterDefault, type PhotoFilter } from "shared-types/photo/codes";
import { PanelWay } from "../../../components/layout/PanelWay";
import { buttonClass } from "../../../components/ui/Button";
import { useMessageCounts } from "../../../features/message/admin/message-reads";
import { photoIndexOf, undescribed } from "../../../features/photo/admin/index-filter";
import { wordRows } from "../../../features/photo/admin/words/word-rows";
import { usePhotoList } from "../../../features/photo/api/photo";
import { useSlides } from "../../../features/site/api/slides";
import { useOwnerCall } from "../../../lib/owner-swr";
import { panelPaths } from "../../../lib/panel-paths";
import styles from "./NextSteps.module.css";

/** What an owner usually comes for. */
const acts = [
  { label: "Import photos", to: panelPaths.photosImport },
  { label: "Add a sighting", to: panelPaths.sightingAdd },
  { label: "Add a plant", to: panelPaths.plantAdd },
  { label: "Add an animal", to: panelPaths.animalAdd },
];

/** What waits for the owner, and the usual next acts. */
export function NextSteps() {
  const { tasks, isKnown } = useTasks();
  return (
    <chakra.section aria-labelledby="next" display="grid" gap="3">
      <chakra.h2 id="next" fontSize="lead" fontWeight="500">
        What’s next
      </chakra.h2>
      {tasks.length > 0 && <TaskList tasks={tasks} />}
      {tasks.length === 0 && isKnown && (
        <chakra.p fontFamily="serif" fontStyle="italic">
          Nothing is waiting for you. What’s new in the garden?
        </chakra.p>
      )}
      <div className="part-buttons">
        {acts.map(({ label, to }) => (
          <Link key={to} to={to} className={buttonClass("plain")}>
            {label}
          </Link>
        ))}
      </div>
    </chakra.section>
  );
}

const fresh = { refreshesOnFocus: true };

/** '1 photo is', '3 photos are' without the number. */
const be = (count: number, one: string, many: string) => (count === 1 ? one : many);

const hidden: PhotoFilter = { ...photoFilterDefault, visibility: "internal" };

const counted = (count: number | undefined, task: (count: number) => Task): Task[] =>
  count ? [{ ...task(count), count }] : [];

/** What waits for the owner, the most pressing first; `isKnown` once all has been asked. */
function useTasks(): { tasks: Task[]; isKnown: boolean } {
  const messages = useMessageCounts(fresh).data;
  const importing = useOwnerCall("GET /api/photosimport", fresh).data;
  const named = useOwnerCall("GET /api/photowords", fresh).data;
  const unseen = usePhotoList(hidden).data;
  const proposed = usePhotoList(undescribed).data;
  const gaps = useOwnerCall("GET /api/gaps").data;
  const guide = useOwnerCall("GET /api/guide", fresh).data;
  const slides = useSlides().data;
  const backups = useOwnerCall("GET /api/backups", fresh).data;

  const isBegun = guide !== undefined && (guide.done.photos || guide.done.plant);
  const tasks: Task[] = [
    ...counted(messages?.unread, (n) => ({
      text: be(n, "message is unread", "messages are unread"),
      ...{ way: "Read", to: panelPaths.messages },
    })),
    ...(importing?.state === "running"
      ? []
      : counted(importing?.waiting, (n) => ({
          text: be(n, "photo is uploaded, not imported", "photos are uploaded, not imported"),
          ...{ way: "Import", to: panelPaths.photosImport },
        }))),
    ...counted(named && wordRows(named.words).rows.length, (n) => ({
      text: be(
        n,
        "word in your photos is a plant or animal",
        "words in your photos are plants and animals",
      ),
      ...{ way: "Add them", to: panelPaths.photoWords },
    })),
    ...counted(unseen?.totalCount, (n) => ({
      text: be(n, "photo is hidden from visitors", "photos are hidden from visitors"),
      ...{ way: "Describe", to: photoIndexOf(hidden) },
    })),
    ...counted(proposed?.totalCount, (n) => ({
      text: be(n, "photo has only a proposed alt text", "photos have only a proposed alt text"),
      ...{ way: "Describe", to: photoIndexOf(undescribed) },
    })),
    ...(gaps?.sentences ?? [])
      .filter(({ about }) => about === "photos")
      .map(({ text, species }) => ({
        count: species.length,
        text: text.replace(/^[\d,]+ |\.$/g, ""),
        ...{ way: "See which", to: panelPaths.gaps },
      })),
    ...counted(gaps?.deadLinks.length, (n) => ({
      text: be(n, "link leads visitors to nothing", "links lead visitors to nothing"),
      ...{ way: "See which", to: panelPaths.gaps },
    })),
    ...(guide?.done.photos && slides?.length === 0
      ? [{ text: "The home page has no slides yet", way: "Choose photos", to: panelPaths.slides }]
      : []),
    // Until then the guide asks for it.
    ...(guide?.isDismissed && !guide.done.place
      ? [{ text: "Your garden’s name or place isn’t set", way: "Enter them", to: panelPaths.site }]
      : []),
    ...(backups && isBegun && (backups.last === null || backups.fault !== "")
      ? [
          {
            text: backups.last ? "The last backup failed" : "There is no backup yet",
            ...{ way: "Back up", to: `${panelPaths.home}#backups` },
          },
        ]
      : []),
  ];
  const all = [messages, importing, named, unseen, undescribed, gaps, guide, slides, backups];
  return { tasks, isKnown: !all.includes(undefined) };
}

/** Something that waits for the owner. */
interface Task {
  /** How many there are, where they are counted: the screen lists exactly these. */
  count?: number;
  /** 'photos are hidden until you describe them', after the number; else a sentence. */
  text: string;
  /** What one does there. */
  way: string;
  to: string;
}

/** What waits, a line each; the whole line leads there. */
function TaskList({ tasks }: { tasks: readonly Task[] }) {
  return (
    <ul role="list" className={styles.tasks}>
      {tasks.map(({ count, text, way, to }) => (
        <li key={text} className={styles.task}>
          <PanelWay to={to} className={styles.line}>
            <span className={styles.count}>{count?.toLocaleString("en-US")}</span>{" "}
            <span className={styles.text}>{text}</span> <span className={styles.way}>{way}</span>
          </PanelWay>
        </li>
      ))}
    </ul>
  );
}
