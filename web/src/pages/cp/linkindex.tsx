import { limits } from "shared-types/kit/limits";
import type { LinkListItem } from "shared-types/link/answers";
import { linkUpdateSchema } from "shared-types/link/schema";
import { RowForm } from "../../components/form/RowForm";
import { TextField } from "../../components/form/TextField";
import type { Bulk } from "../../components/panel/bulk";
import { IndexScreen } from "../../components/panel/IndexScreen";
import type { RecordIndex, RowProps } from "../../components/panel/IndexTable";
import { usePicking } from "../../components/panel/use-picking";
import { SiteLink } from "../../components/ui/SiteLink";
import { countOf } from "../../lib/format";
import { ownerSave, saving } from "../../lib/owner-calls";
import { useOwnerCall } from "../../lib/owner-swr";
import { panelPaths } from "../../lib/panel-paths";

const pages = (uses: number) => countOf(uses, "plant or animal has", "plants and animals have");

function LinkRowForm({ item, onDone, onCancel }: RowProps<LinkListItem>) {
  const { linkId, text, href, uses } = item;
  return (
    <RowForm
      draftKey={`link/${linkId}`}
      initialValues={{ linkId, text, href }}
      schema={linkUpdateSchema}
      save={saving("PUT /api/linkupdate")}
      onSaved={(saved) => onDone(`- Link “${saved.text}” updated everywhere -`)}
      onCancel={onCancel}
    >
      <TextField name="text" label="Link Text" required maxLength={limits.linkText} />
      <TextField
        name="href"
        label="Link Href"
        required
        maxLength={limits.href}
        hint={`${pages(uses)} this link: it changes there too.`}
      />
    </RowForm>
  );
}

/** All links: edit or delete for all records. */
const linkIndex: RecordIndex<LinkListItem> = {
  kind: "link",
  caption: "Links",
  noun: ["link", "links"],
  idOf: ({ linkId }) => linkId,
  nameOf: ({ text }) => text,
  wordsOf: ({ text, href }) => `${text} ${href}`,
  columns: {
    "Link Text": ({ text }) => text,
    "Link Href": ({ href }) => <SiteLink href={href}>{href}</SiteLink>,
    Uses: ({ uses }) => uses,
  },
  forms: { Edit: LinkRowForm },
  deletion: ({ linkId: id, text, uses }) => ({
    uses: `${pages(uses)} it`,
    remove: () => ownerSave("DELETE /api/linkdelete/{id}", { params: { id } }),
    notice: `- Link “${text}” deleted -`,
  }),
};

/** Several links at once: a link's text and address are its own, so they can only be deleted. */
const linkBulk: Bulk<LinkListItem> = {
  noun: ["link", "links"],
  idOf: linkIndex.idOf,
  nameOf: linkIndex.nameOf,
  leaves: (links) => {
    const uses = links.reduce((sum, link) => sum + link.uses, 0);
    return `They are used ${countOf(uses, "time", "times")} on plants and animals, and will be removed there too.`;
  },
  remove: (ids) => ownerSave("POST /api/linksdelete", { body: { ids } }),
};

/** All links, each with the number of records that use it: edit, delete. */
export function Component() {
  return (
    <IndexScreen
      title="Link Index"
      actions={["home", "plantIndex", "animalIndex"]}
      first={{
        ...{ label: "Choose a plant", to: panelPaths.plantIndex },
        why: "Links lead from the page of a plant or animal to other websites. You add them in its form.",
      }}
      index={linkIndex}
      picking={usePicking(linkBulk)}
      read={useOwnerCall("GET /api/links")}
    />
  );
}
