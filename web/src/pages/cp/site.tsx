import { chakra } from "@chakra-ui/react";
import { useMemo } from "react";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import { savedMessage } from "shared-types/kit/panel-messages";
import { siteRecordId } from "shared-types/site/codes";
import { anyValues } from "../../components/form/any-values";
import { EditForm } from "../../components/form/EditForm";
import { Pending } from "../../components/panel/Pending";
import { RecordHistory } from "../../components/history/RecordHistory";
import { Intro } from "../../components/layout/Intro";
import { PageHeader } from "../../components/layout/PageHeader";
import { PanelScreen } from "../../components/layout/PanelScreen";
import { buttonClass } from "../../components/ui/Button";
import { thisWeek } from "../../features/calendar/api/this-week";
import { ThisWeek } from "../../features/calendar/components/ThisWeek";
import { ContactAside } from "../../features/contact/components/ContactAside";
import { usePhotoOptions } from "../../features/photo/admin/photo-reads";
import { pictureKit } from "../../features/photo/admin/picture-kit";
import { SiteFields } from "../../features/site/admin/SiteFields";
import { draftOf, formErrors, formOf, type SiteForm } from "../../features/site/admin/site-form";
import { SitePreview } from "../../features/site/admin/SitePreview";
import { screenOf, siteScreens } from "../../features/site/admin/site-screens";
import type { SaveAs } from "../../lib/api-client";
import { ownerReadTagged, ownerSave } from "../../lib/owner-calls";
import { useOwnerCall, useOwnerRecord } from "../../lib/owner-swr";
import { usePageName } from "../../lib/page-name";
import { useNotice } from "../../lib/notice";
import { useRead } from "../../lib/swr";
import { usePageSearch } from "./page-search";

async function save(form: SiteForm, as: SaveAs) {
  const body = draftOf(form);
  return formErrors(await ownerSave("PUT /api/siteupdate", { body, ...as }));
}

/** This week as visitors have it: what goes in or out depends on the records, so a choice shows once it is saved. */
function WeekNow() {
  const isEmpty = useRead(thisWeek).data?.items.length === 0;
  return (
    <>
      <ThisWeek />
      <chakra.p color="inkSoft" fontFamily="sans" fontSize="small">
        {isEmpty
          ? "Nothing was recorded in these two weeks of any year, so visitors see nothing of it."
          : "As it is now. Choices show here once they are saved."}
      </chakra.p>
    </>
  );
}

/** The head of the contact page, by the name that is being typed. */
function ContactHead({ intro }: { intro: string }) {
  return (
    <PageHeader title={usePageName("contact")}>
      <Intro text={intro} />
    </PageHeader>
  );
}

/** The site's own words, pictures and pages, a few fields at a time. */
export function Component() {
  const [query] = useSearchParams();
  const screen = siteScreens.find(({ code }) => code === query.get("part")) ?? siteScreens[0];
  const { notice, say } = useNotice();
  const navigate = useNavigate();
  const reveal = async (fieldId: string) =>
    navigate(`?part=${screenOf(fieldId)}`, {
      replace: true,
      preventScrollReset: true,
      flushSync: true,
    });
  const searchPages = usePageSearch();
  const fixed = useOwnerCall("GET /api/sitefixed");
  const plans = useOwnerCall("GET /api/plans");
  const species = usePhotoOptions(screen.code === "week");
  const { data, error, retry } = useOwnerRecord("site", () => ownerReadTagged("GET /api/siteedit"));
  const form = useMemo(() => data && formOf(data.data), [data]);
  return (
    <PanelScreen title="Site" actions={["home"]}>
      <chakra.nav aria-label="Parts of the site" display="flex" flexWrap="wrap" gap="2">
        {siteScreens.map(({ code, label }) => (
          <Link
            key={code}
            to={`?part=${code}`}
            replace
            preventScrollReset
            aria-current={code === screen.code ? "page" : undefined}
            className={buttonClass(code === screen.code ? "solid" : "plain")}
          >
            {label}
          </Link>
        ))}
      </chakra.nav>
      {form && data && fixed.data ? (
        <EditForm<SiteForm>
          draftKey="site/1"
          initialValues={form}
          etag={data.etag}
          schema={anyValues<SiteForm>()}
          save={save}
          onSaved={() => say(savedMessage("Site", "updated"))}
          submitLabel="SAVE"
          confirmation={notice}
          reveal={reveal}
          aside={
            <SitePreview
              screen={screen.code}
              week={<WeekNow />}
              hasPlan={plans.data?.some(({ internal }) => !internal) ?? true}
              renderContact={(contact) => (
                <>
                  <ContactHead intro={contact.intro} />
                  <p>{contact.salutation}</p>
                  <ContactAside {...contact} />
                </>
              )}
            />
          }
        >
          <SiteFields
            screen={screen.code}
            fixed={fixed.data}
            kit={pictureKit}
            searchPages={searchPages}
            species={species}
          />
        </EditForm>
      ) : (
        <Pending
          read={{ error: error ?? fixed.error, retry: error === undefined ? fixed.retry : retry }}
          what="the site"
          fields={6}
        />
      )}
      {data && <RecordHistory kind="site" id={siteRecordId} />}
    </PanelScreen>
  );
}
