import { chakra } from "@chakra-ui/react";
import { useFormikContext } from "formik";
import type { ReactNode } from "react";
import {
  describedPages,
  introducedPages,
  pageNameOf,
  type NamedPage,
  type PageNames,
} from "shared-types/site/codes";
import { contactOf, homeOf } from "shared-types/site/parts";
import type { SiteDraft } from "shared-types/site/schema";
import type { SitePhoto } from "shared-types/site/answers";
import type { SiteSettings } from "shared-types/site/parts";
import { encodeHtml } from "shared-types/kit/html";
import { cleanNotes } from "../../../components/form/notes/clean";
import { Intro } from "../../../components/layout/Intro";
import { PageHeader } from "../../../components/layout/PageHeader";
import { SiteFooter } from "../../../components/layout/SiteFooter";
import { SiteHeader } from "../../../components/layout/SiteHeader";
import { decodeHtml } from "../../../lib/html";
import { useOwnerPhotos } from "../../../lib/owner-photos";
import { SiteContext, useSite } from "../../../lib/settings";
import { pageTitle } from "../../../lib/title";
import { Letter } from "../components/Letter";
import { Tiles } from "../components/Tiles";
import { draftOf, type SiteForm } from "./site-form";
import type { SiteScreen } from "./site-screens";
import { Preview } from "../../../components/panel/Preview";

interface SitePreviewProps {
  screen: SiteScreen;
  /** The contact page's own column; features do not import each other. */
  renderContact: (contact: ReturnType<typeof contactOf>) => ReactNode;
  /** The lines of this week, by what was saved last. */
  week: ReactNode;
  /** False when visitors find no plan: navigation and tiles then lead to none. */
  hasPlan: boolean;
}

/** Home is called as the site is. */
const titleOf = (names: PageNames, page: NamedPage) =>
  page === "home" ? "" : pageNameOf(names, page);

/** The public page as it would be, made of its own components; nothing in it can be followed. */
export function SitePreview({ screen, renderContact, week, hasPlan }: SitePreviewProps) {
  const { values } = useFormikContext<SiteForm>();
  const site = useSite();
  const draft = draftOf(values);
  const { photos } = useOwnerPhotos([...Object.values(draft.tiles), draft.contact.photoId]);
  const settings: SiteSettings = {
    ...site.settings,
    title: draft.title || site.settings.title,
    tagline: draft.tagline,
    place: draft.place,
    ownerName: draft.ownerName,
    photoLicenseUrl: draft.photoLicenseUrl,
    names: draft.names,
    pages: draft.pages,
  };
  return (
    <Preview>
      <chakra.div
        inert
        className="part-card"
        // The site's head and foot go from edge to edge.
        padding={screen === "name" || screen === "pages" ? "0" : "4"}
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap="5"
        minWidth="0"
        overflow="hidden"
        // Narrower than any window: without the page's own edge and columns.
        css={{
          "--edge": "var(--space-4)",
          "--letter": "minmax(0, 1fr)",
          "&& > *": { marginTop: 0 },
        }}
        fontFamily="serif"
      >
        <SiteContext value={{ ...site, settings, ...(!hasPlan && { blueprint: "" }) }}>
          <Shown {...{ screen, settings, draft, photos, renderContact, week }} />
        </SiteContext>
      </chakra.div>
    </Preview>
  );
}

interface ShownProps extends Pick<SitePreviewProps, "screen" | "renderContact" | "week"> {
  settings: SiteSettings;
  draft: SiteDraft;
  photos: SitePhoto[];
}

function Shown({ screen, settings, draft, photos, renderContact, week }: ShownProps): ReactNode {
  const welcomeText = encodeHtml(cleanNotes(decodeHtml(draft.welcomeText)));
  const shown = { ...draft, welcomeText, hemisphere: "north" as const };
  const home = homeOf(shown, photos);
  switch (screen) {
    case "name":
    case "pages":
      return (
        <>
          <SiteHeader {...settings} />
          {screen === "pages" && (
            <chakra.div paddingInline="var(--edge)">
              {introducedPages
                .filter((page) => draft.intros[page])
                .map((page) => (
                  <PageHeader key={page} title={titleOf(draft.names, page)}>
                    <Intro text={draft.intros[page]} />
                  </PageHeader>
                ))}
            </chakra.div>
          )}
          <SiteFooter {...settings} />
        </>
      );
    case "welcome":
      return <Letter {...home} />;
    case "tiles":
      return <Tiles {...home} />;
    case "week":
      return week;
    case "contact":
      return renderContact(contactOf(shown, photos));
    case "search":
      return (
        <chakra.dl display="grid" gap="4" fontSize="1rem">
          {describedPages.map((page) => (
            <div key={page}>
              <chakra.dt color="moss" fontSize="1.125rem">
                {pageTitle(titleOf(draft.names, page), settings.title)}
              </chakra.dt>
              <chakra.dd color="inkSoft">
                {draft.descriptions[page] ||
                  "No description: search engines will pick some text from the page."}
              </chakra.dd>
            </div>
          ))}
        </chakra.dl>
      );
  }
}
