import { memo, type CSSProperties } from "react";
import type { PlanBed, PlanSheetDetail } from "shared-types/plan/answers";
import { Picture } from "../../../components/ui/Picture";
import { images } from "../../../lib/paths";
import { lotOf, planSizes, ratioOf } from "../api/plan-size";
import styles from "./PlanBase.module.css";

/** The drawing itself; a lot without one, or whose file is missing, is graph paper. */
export function PlanBase({ sheet, isFirst }: { sheet: PlanSheetDetail; isFirst: boolean }) {
  const { photo, alt, title } = sheet;
  if (!photo) return <SquaredPaper sheet={sheet} />;
  return (
    <Picture
      src={images.full(photo.fileName, photo.version)}
      sources={photo.sources}
      width={photo.width}
      height={photo.height}
      placeholder={photo.placeholder}
      alt={alt || (photo.altProposed && title) || photo.alt}
      sizes={planSizes}
      eager={isFirst ? "first" : undefined}
      instead={<SquaredPaper sheet={sheet} />}
    />
  );
}

/** Squares five feet wide. */
function SquaredPaper({ sheet }: { sheet: PlanSheetDetail }) {
  const style = {
    aspectRatio: ratioOf(sheet),
    "--across": `${(5 / lotOf(sheet).feet) * 100}cqw`,
  } as CSSProperties;
  return (
    <div className={styles.paper} role="img" aria-label={sheet.alt || "Graph paper"}>
      <div className={styles.squares} style={style} />
    </div>
  );
}

/** Corners as SVG takes them, in thousandths of the drawing. */
export const cornersOf = (points: PlanBed["points"]) =>
  points.map(([x = 0, y = 0]) => `${x * 1000},${y * 1000}`).join(" ");

function Beds({ beds, chosen }: { beds: readonly PlanBed[]; chosen: number }) {
  return (
    <svg
      className={styles.beds}
      viewBox="0 0 1000 1000"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {beds.map(({ bedId, points }) => (
        <polygon
          key={bedId}
          points={cornersOf(points)}
          className={styles.bed}
          data-chosen={bedId === chosen}
        />
      ))}
    </svg>
  );
}

/** The outlines of beds over the drawing. */
export const PlanBeds = memo(Beds);
