import { chakra } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import type { MissingPicture } from "shared-types/health/answers";
import { countOf } from "../../../lib/format";
import { useOwnerCall } from "../../../lib/owner-swr";
import { panelPaths } from "../../../lib/panel-paths";

/** Where a missing picture is edited. */
const editPathOf = { resource: panelPaths.resourceEdit, photo: panelPaths.photoEdit };

function Missing({ kind, id, name, file }: MissingPicture) {
  return (
    <li>
      <Link to={editPathOf[kind](id)}>{name || `Edit no. ${id}`}</Link>: {file}
    </li>
  );
}

/** What the pages leave out because its file is missing, and where that is mended; nothing for none. */
export function MissingPictures() {
  const { data = [] } = useOwnerCall("GET /api/picturesmissing");
  if (data.length === 0) return null;
  return (
    <chakra.details textStyle="interface" padding="3" layerStyle="notice" borderColor="goldenrod">
      <chakra.summary minHeight="var(--target)" alignContent="center" cursor="pointer">
        {countOf(data.length, "picture is", "pictures are")} missing. Visitors see the pages without
        {data.length === 1 ? " it" : " them"}.
      </chakra.summary>
      <p>Choose another picture for each, or have the file put back on the server.</p>
      <chakra.ul paddingInlineStart="5" listStyle="disc" overflowWrap="anywhere">
        {data.map((picture) => (
          <Missing key={picture.file} {...picture} />
        ))}
      </chakra.ul>
    </chakra.details>
  );
}
