/**
 * Which files may import which. Paths are relative to the repository's root; `npm:` precedes a package's name.
 * `*` is one segment, `{a,b}` one of several, `:own` a segment that `except` may refer to.
 *
 * @typedef {object} Boundary
 * @property {string} in      files it applies to
 * @property {string[]} [notIn]  files it does not apply to
 * @property {string[]} ban   what they must not import
 * @property {string[]} [except]  what they may import nevertheless
 * @property {true} [allowsTypes]  set where `import type` is right: nothing of it is there at run time
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
    in: "shared-types/src/kit",
    ban: ["shared-types/src"],
    except: ["shared-types/src/kit"],
    say: "kit knows no noun: move what does to the noun's room.",
  },
  {
    in: "shared-types/src/*/codes.ts",
    ban: ["shared-types/src/*/{schema,answers,calls}"],
    say: "Codes are the lowest of a room: move what needs a body or an answer to its schema or its answers.",
  },
  {
    in: "shared-types/src/*/schema.ts",
    ban: ["shared-types/src/*/{answers,calls}"],
    say: "A schema knows codes and kit only: move what both need to codes.",
  },
  {
    in: "shared-types/src/*/answers.ts",
    ban: ["shared-types/src/*/calls"],
    say: "Calls name answers, never back: move what both need to codes.",
  },
  {
    in: "shared-types/src/*/*",
    ban: ["shared-types/src/calls"],
    say: "A noun does not know the table of all nouns: import the type from its schema or its answers.",
  },
  {
    in: "cms/src",
    ban: ["npm:yup"],
    say: "cms has another Yup, of Strapi: schemas come from shared-types.",
  },
  {
    in: "shared-types",
    ban: ["{cms,web,scripts}"],
    say: "shared-types is the lowest layer: move what both sides need into it.",
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
    say: 'Import from "shared-types/<noun>/codes" and the like by name, not by path.',
  },
  {
    in: "{cms,web}/src",
    ban: ["scripts"],
    say: "Scripts run the site but are not part of it: move what the site needs into src.",
  },
];

/** The nouns of cms/src/api, the lowest first: each may import those of the floors below its own. */
const floors = [
  ["site-record"],
  ["photo"],
  ["link"],
  ["species"],
  ["plan", "sighting", "association"],
  ["calendar"],
  ["plant", "animal", "resource", "keyword", "category", "quote", "slides"],
  ["history", "occurrence", "gap", "search"],
  ["csv", "openapi", "backup", "demo"],
  ["name"],
  ["sighting-import", "photo-word"],
  ["mail"],
  ["contact"],
  ["site", "health", "account", "guide", "view"],
  ["publish"],
];

/** @type {Boundary[]} */
const nouns = floors.flatMap((floor, n) =>
  floor.map((noun) => ({
    in: `cms/src/api/${noun}`,
    ban: ["cms/src/api/*"],
    except: [`cms/src/api/{${[noun, ...floors.slice(0, n).flat()].join()}}`],
    say: `${noun} may import only the nouns below it: move what both need down, or let index.ts pass it in.`,
  })),
);

/** @type {Boundary[]} */
const cms = [
  {
    in: "cms/src/api/*/services",
    ban: ["cms/src/api/*/controllers"],
    say: "A service knows nothing of HTTP: let the controller pass the value.",
  },
  {
    in: "cms/src/api/*/{presenter,query}",
    ban: ["cms/src/api/*/{controllers,services}"],
    say: "Presenters and queries are called by services, never the other way round: take it as an argument.",
  },
  {
    in: "cms/src/platform",
    ban: ["cms/src"],
    except: ["cms/src/platform"],
    say: "cms/src/platform is the lowest layer: take the value as an argument.",
  },
  {
    in: "cms/src/http",
    ban: ["cms/src"],
    except: ["cms/src/{http,platform}"],
    say: "cms/src/http is for what all calls share and knows no noun: take the value as an argument.",
  },
  {
    in: "cms/src/database",
    ban: ["cms/src"],
    except: ["cms/src/{database,http,platform}"],
    say: "cms/src/database knows tables, not nouns: let the noun call it.",
  },
  {
    in: "cms/src/{documents,cache,patches}",
    ban: ["cms/src/{api,middlewares,policies,extensions,index}"],
    say: "What applies to every noun knows none of them: let the noun, or index.ts, pass it in.",
  },
  {
    in: "cms/src/{api,extensions}",
    ban: ["cms/src/{middlewares,policies,index}"],
    say: "Middlewares and policies are above the nouns: move the shared part to cms/src/http.",
  },
  {
    in: "cms/src/{middlewares,policies}",
    ban: ["cms/src/index"],
    say: "index.ts starts everything and is imported by nothing.",
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
    say: "The theme is the lowest layer: let components read tokens from it.",
  },
  {
    in: "web/src/lib",
    ban: ["web/src"],
    except: ["web/src/lib"],
    say: "web/src/lib is for everything and imports none of it: take the value as an argument.",
  },
  {
    in: "web/src/components",
    ban: ["web/src/{features,pages,app}"],
    say: "Components know no feature and no page: take the data or the element as a prop.",
  },
  {
    in: "web/src/features",
    ban: ["web/src/{pages,app}"],
    say: "A feature does not know where it is shown: let the page pass a prop, or move the shared part to lib.",
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
    ban: [
      "web/src/components/form",
      "npm:{formik,yup}",
      "npm:shared-types/*/{schema,answers}",
      "npm:shared-types/kit/{bulk-schema,check,closed,each,fields,filter,href,number,text}",
    ],
    allowsTypes: true,
    say: "Visitors load no forms but the contact form: use plain fields and types of shared-types.",
  },
  {
    in: "web/src",
    notIn: ["web/src/components/history/field-words.test.ts"],
    ban: ["npm:shared-types/calls", "npm:shared-types/*/calls"],
    allowsTypes: true,
    say: "Calls bring the schemas of their bodies and answers: name the call by its method and path.",
  },
  {
    in: "web/src",
    notIn: ["web/src/components/form", "web/src/features/*/admin", "web/src/pages/cp", ...contact],
    ban: ["npm:formik"],
    say: "Formik lives in components/form, features/*/admin and pages/cp only: use components/form.",
  },
];

/** @type {Boundary[]} */
export const boundaries = [...sides, ...cms, ...nouns, ...web];
