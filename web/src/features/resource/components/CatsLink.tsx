import { Link } from "react-router-dom";
import { useRead } from "../../../lib/swr";
import { isHouseCats } from "../api/entry-link";
import { hasCats, resourceList } from "../api/resource";

/** The way to the cats page where it has entries and none of the challenges leads there. */
export function CatsLink({ catsPath }: { catsPath: string }) {
  const entries = useRead(resourceList).data;
  const isNeeded = entries !== undefined && !entries.some(isHouseCats);
  const { data: has } = useRead(isNeeded ? hasCats : null);
  if (!isNeeded || !has) return null;
  return (
    <p>
      <Link to={catsPath}>About house cats and wildlife</Link>
    </p>
  );
}
