import { chakra } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import { Picture } from "../../../components/ui/Picture";
import { UnreadCount } from "../../../components/ui/UnreadCount";
import { sitePicture, sitePictureSizes } from "../../../components/ui/site-picture";

interface HomeLink {
  label: string;
  to: string;
  /** How many there are; `undefined` until known. */
  count?: number;
  /** How many of them are unread. */
  unread?: number;
  /** Another document: Strapi's admin. */
  isOutside?: boolean;
}

interface HomeGroupProps {
  title: string;
  /** A picture of the site. */
  picture?: string;
  links: HomeLink[];
}

const way = {
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

function Way({ label, to, count, unread, isOutside }: HomeLink) {
  const words = (
    <>
      <span>
        {label} <UnreadCount count={unread} />
      </span>
      {count !== undefined && (
        <chakra.span color="inkSoft" fontVariantNumeric="tabular-nums">
          {count.toLocaleString("en-US")}
        </chakra.span>
      )}
    </>
  );
  return (
    <chakra.a asChild {...way}>
      {isOutside ? <a href={to}>{words}</a> : <Link to={to}>{words}</Link>}
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
export function HomeGroup({ title, picture, links }: HomeGroupProps) {
  const id = `group-${title.toLowerCase().replace(/\W+/g, "-")}`;
  return (
    <chakra.section {...group} aria-labelledby={id} className="part-card">
      {picture && (
        <Picture
          {...sitePicture(picture)}
          {...sitePictureSizes.tile}
          style={{ height: "6.5rem" }}
          alt=""
          fit="cover"
          sizes="(min-width: 64em) 18rem, (min-width: 36em) 46vw, 92vw"
        />
      )}
      <chakra.h2 id={id} {...heading}>
        {title}
      </chakra.h2>
      <chakra.ul role="list" textStyle="interface" paddingBottom="2">
        {links.map((link) => (
          <li key={link.to}>
            <Way {...link} />
          </li>
        ))}
      </chakra.ul>
    </chakra.section>
  );
}
