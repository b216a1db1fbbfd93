import { chakra } from "@chakra-ui/react";
import { limits } from "shared-types/kit/limits";
import { namedPages, publicPages } from "shared-types/site/codes";
import { TextField } from "../../../components/form/TextField";
import { fieldOf } from "./site-form";

/** Names for menus, titles and tiles; an empty field is the usual name. */
export function PageNameFields() {
  return (
    <chakra.fieldset display="grid" gap="3">
      <chakra.legend fontFamily="sans" fontSize="interface" fontWeight="500" paddingBottom="2">
        What your pages are called
      </chakra.legend>
      <chakra.p fontFamily="sans" fontSize="small" color="inkSoft">
        In the menu, as their titles and on the tiles. Leave one empty to keep the usual name.
      </chakra.p>
      <chakra.div
        display="grid"
        gap="3"
        gridTemplateColumns="repeat(auto-fill, minmax(min(13rem, 100%), 1fr))"
      >
        {namedPages.map((page) => (
          <TextField
            key={page}
            name={fieldOf("names", page)}
            label={`Name: ${publicPages[page].label}`}
            maxLength={limits.text}
            placeholder={publicPages[page].label}
          />
        ))}
      </chakra.div>
    </chakra.fieldset>
  );
}
