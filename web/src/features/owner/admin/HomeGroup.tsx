import { chakra } from "@chakra-ui/react";
import type { SitePhoto } from "shared-types";
import type { PanelGroup, PanelLink } from "../../../components/layout/panel-nav";
import { PanelWay } from "../../../components/layout/PanelWay";
import { Picture } from "../../../components/ui/Picture";
import { UnreadCount } from "../../../components/ui/UnreadCount";
import { sitePhotoProps } from "../../../components/ui/site-photo";
import { panelPaths } from "../../../lib/panel-paths";

interface HomeGroupProps extends Omit<PanelGroup, "picture"> {
  /** The picture over it, if the site has one. */
  photo: SitePhoto | undefined;
  /** How many records there are, by the address of their index; `undefined` until known. */
  counts: Partial<Record<string, number>>;
  /** How many messages are unread. */
  unread: number | undefined;
}

interface WayProps extends PanelLink {
  count: number | undefined;
  unread: number | undefined;
}

const wayStyle = {
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "3",
  minHeight: "var(--target)",
  paddingInline: "4",
  paddingBlock: "1",
  textDecoration: "none",
  _hover: { background: "mossWash", textDecoration: "underline" },
  _focusVisible: { outlineOffset: "-3px" },
};

function Way({ label, count, unread, ...way }: WayProps) {
  return (
    <chakra.a asChild {...wayStyle}>
      <PanelWay {...way}>
        <span>
          {label} <UnreadCount count={unread} />
        </span>
        {count !== undefined && (
          <chakra.span color="inkSoft" fontVariantNumeric="tabular-nums">
            {count.toLocaleString("en-US")}
          </chakra.span>
        )}
      </PanelWay>
    </chakra.a>
  );
}

const group = { display: "grid", alignContent: "start", overflow: "hidden" };
const heading = {
  paddingInline: "4",
  paddingTop: "4",
  paddingBottom: "2",
  fontSize: "var(--step-1)",
};

/** One group of links on Admin Home. */
export function HomeGroup({ title, photo, links, counts, unread }: HomeGroupProps) {
  const id = `group-${title.toLowerCase().replace(/\W+/g, "-")}`;
  return (
    <chakra.section {...group} aria-labelledby={id} className="part-card">
      {photo && (
        <Picture
          {...sitePhotoProps(photo)}
          style={{ height: "6.5rem" }}
          alt=""
          fit="cover"
          instead={null}
          sizes="(min-width: 64em) 18rem, (min-width: 36em) 46vw, 92vw"
        />
      )}
      <chakra.h2 id={id} {...heading}>
        {title}
      </chakra.h2>
      <chakra.ul role="list" textStyle="interface" paddingBottom="2">
        {links.map((link) => (
          <li key={link.to}>
            <Way
              {...link}
              count={counts[link.to]}
              unread={link.to === panelPaths.messages ? unread : undefined}
            />
          </li>
        ))}
      </chakra.ul>
    </chakra.section>
  );
}
