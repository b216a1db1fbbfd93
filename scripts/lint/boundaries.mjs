/**
 * Who may import whom. Paths are from the repository's root; `npm:` stands before a package's name.
 * `*` is one segment, `{a,b}` one of several, `:own` a segment that `except` may name again.
 *
 * @typedef {object} Boundary
 * @property {string} in      files it holds for
 * @property {string[]} [notIn]  files it does not hold for
 * @property {string[]} ban   what they must not import
 * @property {string[]} [except]  what they may import all the same
 * @property {string} say     what to do instead
 */

/** @type {Boundary[]} */
const sides = [
  {
    in: "shared-types/src",
    ban: ["npm:*"],
    except: ["npm:yup"],
    say: "shared-types depends on yup only: move what needs this package to cms or web.",
  },
  {
    in: "shared-types",
    ban: ["{cms,web,scripts}"],
    say: "shared-types stands below everything: move what both sides need into it.",
  },
  {
    in: "cms",
    ban: ["web"],
    say: "cms and web meet in shared-types only: put the shared type or schema there.",
  },
  {
    in: "web",
    ban: ["cms"],
    say: "web and cms meet in shared-types only: put the shared type or schema there.",
  },
  {
    in: "{cms,web,scripts}",
    ban: ["shared-types"],
    say: 'Import from "shared-types" or "shared-types/schemas" by name, not by path.',
  },
  {
    in: "{cms,web}/src",
    ban: ["scripts"],
    say: "Scripts run the site and are no part of it: move what the site needs into src.",
  },
];

/** @type {Boundary[]} */
const cms = [
  {
    in: "cms/src/api/*/routes",
    ban: ["cms/src/api/*/{services,presenter,query}"],
    say: "A route names its controller as text; let the controller ask the service.",
  },
  {
    in: "cms/src/api/*/controllers",
    ban: ["cms/src/api/*/routes"],
    say: "Routes point at controllers, never back: move what both need to cms/src/lib.",
  },
  {
    in: "cms/src/api/*/services",
    ban: ["cms/src/api/*/{routes,controllers}"],
    say: "A service knows nothing of HTTP: let the controller hand it the value.",
  },
  {
    in: "cms/src/api/*/{presenter,query}",
    ban: ["cms/src/api/*/{routes,controllers,services}"],
    say: "Presenters and queries are called by services, never the other way round: take it as an argument.",
  },
  {
    in: "cms/src/lib",
    ban: ["cms/src"],
    except: ["cms/src/lib"],
    say: "cms/src/lib holds pure functions: take the value as an argument.",
  },
];

const publicFiles = "web/src/{pages/public,features/*/components}";
const contact = ["web/src/pages/public/contact", "web/src/features/contact"];

/** @type {Boundary[]} */
const web = [
  {
    in: "web/src/theme",
    ban: ["web/src"],
    except: ["web/src/theme"],
    say: "The theme stands below everything: let components read tokens from it.",
  },
  {
    in: "web/src/lib",
    ban: ["web/src"],
    except: ["web/src/lib"],
    say: "web/src/lib is for all and imports none of them: take the value as an argument.",
  },
  {
    in: "web/src/components",
    ban: ["web/src/{features,pages,app}"],
    say: "Components know no feature and no page: take the data or the element as a prop.",
  },
  {
    in: "web/src/features",
    ban: ["web/src/{pages,app}"],
    say: "A feature does not know where it is shown: let the page hand it a prop, or move the shared part to lib.",
  },
  {
    in: "web/src/features/:own",
    ban: ["web/src/features/*"],
    except: ["web/src/features/:own"],
    say: "A feature does not import another: let the page bring both together, or move the shared part to components or lib.",
  },
  {
    in: "web/src/pages",
    ban: ["web/src/app"],
    say: "app imports pages, never back: move what a page needs to lib.",
  },
  {
    in: publicFiles,
    ban: ["web/src/{features/*/admin,pages/cp}", "npm:{@chakra-ui,@emotion}"],
    say: "Visitors load no part of the panel: use components/ui and a CSS module.",
  },
  {
    in: publicFiles,
    notIn: contact,
    ban: ["web/src/components/form", "npm:{formik,yup}", "npm:shared-types/schemas"],
    say: "Visitors load no forms but the contact form: use plain fields and types of shared-types.",
  },
  {
    in: "web/src",
    notIn: ["web/src/components/form", "web/src/features/*/admin", "web/src/pages/cp", ...contact],
    ban: ["npm:formik"],
    say: "Formik lives in components/form, features/*/admin and pages/cp only: use components/form.",
  },
];

/** @type {Boundary[]} */
export const boundaries = [...sides, ...cms, ...web];
