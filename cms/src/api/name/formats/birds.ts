import { capital } from "shared-types/kit/capital";
import { nameLine, type NameFormat } from "./format";

/** `Cardinals and Allies` of `Cardinalidae (Cardinals and Allies)` is no part of a family. */
const familyOf = (text: string) => text.replace(/\s*\(.*\)$/, "");

/**
 * A checklist of birds: species only, as groups below them are `Junco hyemalis [oreganus Group]` and the like.
 * `rank`: '' in one that has nothing else. `common`: the columns of English names, the book's own first.
 */
const birds = (
  about: Pick<NameFormat, "title" | "license">,
  [rank, scientific, ...common]: [rank: string, scientific: string, ...common: string[]],
  more: string[] = [],
): NameFormat => ({
  ...about,
  columns: [rank, scientific, common[0] ?? "", ...more].filter(Boolean),
  read(cells) {
    if (rank !== "" && cells(rank).toLowerCase() !== "species") return null;
    const nameScientific = cells(scientific);
    if (nameScientific === "") return "The scientific name is missing.";
    const [nameCommon = "", ...names] = new Set(common.map(cells).filter(Boolean));
    const [family, order] = [familyOf(cells("family")), cells("order")];
    return nameLine({
      kind: "animal",
      nameScientific,
      nameCommon,
      names,
      family,
      order,
      classTax: "Aves",
    });
  },
});

const cornell = "Free for non-commercial use, Cornell Lab of Ornithology";

const ioc = { title: "IOC World Bird List", license: "CC BY 4.0, IOC World Bird List" };

/** IOC's master list: orders, families and genera stand above their species, of which † is extinct. */
const iocMaster: NameFormat = {
  ...ioc,
  columns: ["Family (Scientific)", "Genus", "Species (Scientific)", "Species (English)"],
  headings: ["Order", "Family (Scientific)", "Genus"],
  read(cells) {
    const epithet = cells("Species (Scientific)").replace(/[†\s]/gu, "");
    if (epithet === "") return null;
    return nameLine({
      kind: "animal",
      nameScientific: `${cells("Genus").replace(/[†\s]/gu, "")} ${epithet}`,
      nameCommon: cells("Species (English)"),
      family: cells("Family (Scientific)"),
      order: capital(cells("Order").toLowerCase()),
      classTax: "Aves",
    });
  },
};

export const birdLists: NameFormat[] = [
  iocMaster,
  birds(ioc, ["Rank", "Scientific Name", "English name"], ["Counters"]),
  birds(ioc, ["", "IOC", "English"], ["Order", "Family"]),
  birds({ title: "eBird taxonomy", license: cornell }, [
    "CATEGORY",
    "SCI_NAME",
    "PRIMARY_COM_NAME",
  ]),
  birds({ title: "Clements checklist", license: cornell }, [
    "category",
    "scientific name",
    "English name",
  ]),
  birds({ title: "AviList", license: "CC BY 4.0, AviList Core Team" }, [
    ...(["Taxon_rank", "Scientific_name", "English_name_AviList"] as const),
    ...["2025", "2024"].map((year) => `English_name_Clements_v${year}`),
    ...["10", "9"].map((version) => `English_name_BirdLife_v${version}`),
  ]),
];
