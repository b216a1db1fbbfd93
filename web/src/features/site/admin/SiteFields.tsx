import { Fragment } from "react";
import { limits } from "shared-types/kit/limits";
import type { PhotoOptions } from "shared-types/photo/answers";
import {
  describedPages,
  hemisphereLabels,
  hemispheres,
  introducedPages,
  publicPages,
  switchedPages,
  tileCaptions,
  tileNames,
} from "shared-types/site/codes";
import type { SiteFixed } from "shared-types/site/answers";
import { Failed } from "../../../components/feedback/Failed";
import { CheckField } from "../../../components/form/CheckField";
import { ChoiceField } from "../../../components/form/ChoiceField";
import { FieldRow } from "../../../components/form/FieldRow";
import { FormSkeleton } from "../../../components/form/FormSkeleton";
import { NotesField } from "../../../components/form/NotesField";
import type { SearchPages } from "../../../components/form/notes/pages";
import { PictureField, type PictureKit } from "../../../components/form/PictureField";
import { TagsField } from "../../../components/form/TagsField";
import { TextAreaField } from "../../../components/form/TextAreaField";
import { TextField } from "../../../components/form/TextField";
import { PageNameFields } from "./PageNameFields";
import { PairsField } from "./PairsField";
import { fieldOf } from "./site-form";
import type { ReadState } from "../../../lib/swr";
import type { SiteScreen } from "./site-screens";
import { TimeZoneField } from "./TimeZoneField";

interface SiteFieldsProps {
  screen: SiteScreen;
  fixed: SiteFixed;
  kit: PictureKit;
  searchPages: SearchPages;
  /** What can be chosen for this week. */
  species: ReadState<PhotoOptions>;
}

/** The hint of a field, or that an environment variable decides it. */
const decidedBy = (variable: `SITE_${string}`, value: string, hint: string) =>
  value === "" ? hint : `Set by ${variable} on the server: “${value}”. Your entry is not used.`;

/** The fields of one screen. */
export function SiteFields({ screen, fixed, kit, searchPages, species }: SiteFieldsProps) {
  switch (screen) {
    case "name":
      return <NameFields fixed={fixed} />;
    case "welcome":
      return (
        <>
          <TextField name="welcomeTitle" label="Welcome title" maxLength={limits.resourceTitle} />
          <NotesField name="welcomeText" label="Welcome letter" searchPages={searchPages} />
          <PairsField
            name="facts"
            legend="Facts beside the letter"
            hint="The essentials in a word or two, such as “Since” and “1991”"
            noun="fact"
            first={{ name: "label", label: "Label", maxLength: limits.text }}
            second={{ name: "value", label: "Fact", maxLength: limits.resourceTitle }}
          />
        </>
      );
    case "tiles":
      return tileNames.map((tile) => (
        <Fragment key={tile}>
          <PictureField
            name={fieldOf("tiles", tile)}
            label={`Tile: ${publicPages[tile].label}`}
            shape="square"
            pickerTitle="Choose the picture"
            kit={kit}
          />
          <TextField
            name={fieldOf("captions", tile)}
            label={`Words: ${publicPages[tile].label}`}
            maxLength={limits.resourceTitle}
            placeholder={tileCaptions[tile]}
          />
        </Fragment>
      ));
    case "pages":
      return (
        <>
          <div>
            {switchedPages.map((page) => (
              <CheckField
                key={page}
                name={fieldOf("pages", page)}
                label={`Show ${publicPages[page].label}`}
              />
            ))}
          </div>
          <PageNameFields />
          {introducedPages.map((page) => (
            <TextAreaField
              key={page}
              name={fieldOf("intros", page)}
              label={`Introduction: ${publicPages[page].label}`}
              maxLength={limits.message}
              rows={3}
            />
          ))}
        </>
      );
    case "week":
      return species.data ? (
        <WeekFields {...species.data} />
      ) : species.error !== undefined ? (
        <Failed message="Couldn’t load the plants and animals." onRetry={species.retry} />
      ) : (
        <FormSkeleton what="plants and animals" fields={4} />
      );
    case "contact":
      return (
        <>
          <TextAreaField
            name={fieldOf("intros", "contact")}
            label="Introduction: Contact"
            maxLength={limits.message}
            rows={3}
          />
          <TextField name="salutation" label="Salutation" maxLength={limits.text} />
          <PairsField
            name="topics"
            legend="Topics beside the form"
            noun="topic"
            first={{ name: "title", label: "Topic", maxLength: limits.text }}
            second={{ name: "text", label: "Text", maxLength: limits.altCaption, isLong: true }}
          />
          <PictureField
            name="contactPhoto"
            label="Picture"
            shape="square"
            pickerTitle="Choose the picture"
            kit={kit}
          />
        </>
      );
    case "search":
      return describedPages.map((page) => (
        <TextAreaField
          key={page}
          name={fieldOf("descriptions", page)}
          label={`Description: ${publicPages[page].label}`}
          maxLength={limits.altCaption}
          rows={2}
        />
      ));
  }
}

function WeekFields({ Plants, Animals }: PhotoOptions) {
  const plants = { noun: "plants", options: Plants };
  const animals = { noun: "animals", options: Animals };
  return (
    <>
      <TagsField
        {...plants}
        name="pinnedPlants"
        label="Plants to show first"
        hint="At the top in the weeks in which they were recorded"
      />
      <TagsField {...animals} name="pinnedAnimals" label="Animals to show first" />
      <TagsField
        {...plants}
        name="hiddenPlants"
        label="Plants not to show"
        hint="Only “In the yard this week” leaves them out; the calendar has them."
      />
      <TagsField {...animals} name="hiddenAnimals" label="Animals not to show" />
    </>
  );
}

function NameFields({ fixed }: Pick<SiteFieldsProps, "fixed">) {
  return (
    <>
      <TextField
        name="title"
        label="Title"
        maxLength={limits.text}
        hint={decidedBy(
          "SITE_TITLE",
          fixed.title,
          "The name of your site, at the top of every page",
        )}
      />
      <TextField
        name="tagline"
        label="Tagline"
        maxLength={limits.resourceTitle}
        hint="One line, at the foot of every page"
      />
      <FieldRow>
        <TextField
          name="ownerName"
          label="Your name"
          maxLength={limits.text}
          hint={decidedBy(
            "SITE_OWNER",
            fixed.ownerName,
            "At the foot of every page, and credited for the photos",
          )}
        />
        <TextField
          name="photoLicenseUrl"
          label="Photo license"
          type="url"
          maxLength={limits.href}
          hint={decidedBy(
            "SITE_LICENSE_URL",
            fixed.photoLicenseUrl,
            "Address of a license, named under each photo; empty for none",
          )}
        />
      </FieldRow>
      <TextField
        name="place"
        label="Place"
        maxLength={limits.resourceTitle}
        hint="Where your garden is, in as much detail as visitors may know; at the foot of every page"
      />
      <FieldRow>
        <TimeZoneField
          hint={decidedBy(
            "SITE_TIMEZONE",
            fixed.timeZone,
            "Dates and times are shown in this time zone.",
          )}
        />
        <ChoiceField
          name="hemisphere"
          label="Hemisphere"
          options={[
            { value: "", label: "From the time zone" },
            ...hemispheres.map((value) => ({ value, label: hemisphereLabels[value] })),
          ]}
        />
      </FieldRow>
    </>
  );
}
