import { describe, expect, test } from "vitest";
import { readScientificName } from "../../src/api/sighting-import/scientific-name";
import { createSpeciesIndex, type KnownSpecies } from "../../src/api/sighting-import/species-index";

/** The words of a name of which only the species counts here. */
const anyText = expect.any(String) as string;

describe("a scientific name", () => {
  test.each([
    ["Quercus alba", "quercus alba", "quercus alba"],
    ["QUERCUS ALBA", "quercus alba", "quercus alba"],
    ["  quercus   alba L. ", "quercus alba", "quercus alba"],
    ["Danaus plexippus (Linnaeus, 1758)", "danaus plexippus", "danaus plexippus"],
    ["Acer saccharum Marshall", "acer saccharum", "acer saccharum"],
    [
      "Asclepias tuberosa L. var. interior (Woodson) Shinners",
      "asclepias tuberosa interior",
      "asclepias tuberosa",
    ],
    ["Danaus plexippus plexippus", "danaus plexippus plexippus", "danaus plexippus"],
    ["Setophaga coronata [coronata Group]", "setophaga coronata", "setophaga coronata"],
    ["Columba livia (Feral Pigeon)", "columba livia", "columba livia"],
    ["Bombus (Pyrobombus) impatiens", "bombus impatiens", "bombus impatiens"],
    ["Cornus sericea 'Cardinal'", "cornus sericea", "cornus sericea"],
    ["Quercus × bebbiana", "quercus bebbiana", "quercus bebbiana"],
    ["Amelanchier ×grandiflora", "amelanchier grandiflora", "amelanchier grandiflora"],
    ["ACER X FREEMANII", "acer freemanii", "acer freemanii"],
    ["Amelanchier X grandiflora Rehd.", "amelanchier grandiflora", "amelanchier grandiflora"],
    // What is in a genus is not the genus.
    ["Quercus sect. Lobatae", "quercus sect. lobatae", ""],
    ["Bombus subg. Pyrobombus", "bombus subg. pyrobombus", ""],
    ["Rosa 'Peace'", "rosa 'peace'", ""],
    ["Amelanchier ×", anyText, ""],
    ["×Heucherella alba", "heucherella alba", "heucherella alba"],
    [
      "Symphyotrichum novae-angliae",
      "symphyotrichum novae-angliae",
      "symphyotrichum novae-angliae",
    ],
    // Lists for gardeners capitalize every word.
    ["Asclepias Tuberosa", "asclepias tuberosa", "asclepias tuberosa"],
    [
      "Symphyotrichum Novae-Angliae",
      "symphyotrichum novae-angliae",
      "symphyotrichum novae-angliae",
    ],
    ["Quercus Alba L.", "quercus alba", "quercus alba"],
    ["Acer Saccharum Marshall", "acer saccharum", "acer saccharum"],
    ["Amelanchier X Grandiflora", "amelanchier grandiflora", "amelanchier grandiflora"],
    ["Bombus (Pyrobombus) Impatiens", "bombus impatiens", "bombus impatiens"],
    ["Asclepias Tuberosa Var. Interior", "asclepias tuberosa interior", "asclepias tuberosa"],
    ["Heuchera Palace Purple", "heuchera palace", "heuchera palace"],
    ["Bombus Cf. Impatiens", anyText, ""],
    ["Quercus Sp.", "quercus", ""],
    ["Quercus Sp", "quercus", ""],
    // An author of a genus: by a full stop, a year, another author, or letters that no epithet has.
    ["Asclepias L.", "asclepias", ""],
    ["Clematis DC", "clematis", ""],
    ["Danaus Kluk, 1780", "danaus", ""],
    ["Danaus Kluk 1780", "danaus", ""],
    ["Danaus (Kluk, 1780)", "danaus", ""],
    ["Asclepias Tourn. ex L.", "asclepias", ""],
    ["Asclepias Tourn ex L.", "asclepias", ""],
    ["Torreya Torrey & Arnott", "torreya", ""],
    ["Eucalyptus F. Muell.", "eucalyptus", ""],
    ["Solidago A.Gray", "solidago", ""],
    ["Danaus plexippus Linnaeus, 1758", "danaus plexippus", "danaus plexippus"],
    ["Danaus plexippus Linnaeus", "danaus plexippus", "danaus plexippus"],
    ["Bombus sp.", "bombus", ""],
    ["Lepidoptera", "lepidoptera", ""],
    ["Poecile carolinensis/atricapillus", "poecile carolinensis/atricapillus", ""],
    ["Anas platyrhynchos x rubripes", "anas platyrhynchos x rubripes", ""],
    ["Anser sp. (Domestic type) x Branta canadensis", anyText, ""],
    ["Anser anser domesticus x Branta canadensis", anyText, ""],
    ["Tachybaptus novaehollandiae/Poliocephalus poliocephalus", anyText, ""],
    ["Ardea/Egretta/Bubulcus sp.", anyText, ""],
    ["Anatidae (duck sp.)", "anatidae", ""],
    // Every kind of name of eBird's taxonomy of October 2024; all of its 17,415 names were tried.
    ["Junco hyemalis hyemalis/carolinensis", anyText, "junco hyemalis"],
    ["Setophaga coronata coronata x auduboni", anyText, "setophaga coronata"],
    ["Junco hyemalis [oreganus Group] x caniceps", anyText, "junco hyemalis"],
    ["Gymnorhina tibicen [tibicen Group] x telonocua/tyrannica", anyText, "gymnorhina tibicen"],
    ["Anas platyrhynchos (Domestic type)", "anas platyrhynchos", "anas platyrhynchos"],
    ["Bombus cf. impatiens", "bombus cf. impatiens", ""],
    ["", "", ""],
  ])("%j is read", (name, words, species) => {
    expect(readScientificName(name)).toMatchObject({ words, species });
  });
});

const species = (
  id: number,
  nameScientific: string,
  more: Partial<KnownSpecies> = {},
): KnownSpecies => ({
  ...{ kind: "plant", id, keyId: `key-${id}`, nameCommon: `No. ${id}`, nameScientific, aka: "" },
  ...more,
});
const index = createSpeciesIndex([
  species(1, "Cornus sericea"),
  species(2, "Cornus sericea 'Cardinal'"),
  species(3, "Symphyotrichum novae-angliae", { nameCommon: "New England aster" }),
  species(4, "Rosa one 'Red'"),
  species(5, "Rosa one 'White'"),
  species(6, "Eutrochium purpureum", { aka: "Gravel root, Eupatorium purpureum" }),
  species(7, "Danaus plexippus", { kind: "animal", nameCommon: "Monarch" }),
  species(8, "Pieris rapae", { kind: "animal" }),
  species(9, "Pieris japonica"),
  species(10, "Quercus alba", { nameCommon: "White oak" }),
  species(11, "Anaxyrus americanus", { kind: "animal", nameCommon: "American toad" }),
  species(12, "Eutrochium maculatum", { nameCommon: "Joe Pye weed" }),
  species(13, "Amelanchier × grandiflora"),
  species(14, "Rosa 'Peace'"),
  species(15, "Asclepias Tuberosa"),
  species(16, "Heuchera Palace Purple"),
  species(17, "Salix L."),
  species(18, "Hypericum perforatum", { nameCommon: "St. John’s wort" }),
  species(19, "Heliopsis helianthoides", { nameCommon: "Ox-eye", aka: "-" }),
  species(20, "Leucanthemum vulgare", { nameCommon: "Oxeye" }),
]);
const named = (
  nameScientific: string,
  nameCommon = "",
  kind: "plant" | "animal" | "" = "",
  isKindGuessed = false,
) => ({ nameScientific, nameCommon, kind, isKindGuessed });

describe("a species", () => {
  test.each<[string, ReturnType<typeof named>, number | undefined]>([
    ["the species itself before its cultivar", named("Cornus sericea L."), 1],
    ["the cultivar by its whole name", named("cornus sericea 'cardinal'"), 2],
    ["the species of a subspecies", named("Cornus sericea ssp. occidentalis"), 1],
    ["none of two cultivars", named("Rosa one"), undefined],
    ["by a synonym among the other names", named("Eupatorium purpureum"), 6],
    ["not the genus for a species", named("Pieris"), undefined],
    ["of the kind that the file tells", named("Danaus plexippus", "", "animal"), 7],
    ["not of the other kind", named("Danaus plexippus", "", "plant"), undefined],
    ["of the other kind than guessed", named("Danaus plexippus", "", "plant", true), 7],
    ["not a genus of the other kind", named("Danaus", "", "plant", true), undefined],
    ["a hybrid, whatever its cross", named("Amelanchier ×grandiflora", "", "plant"), 13],
    ["not a hybrid for its genus", named("Amelanchier"), undefined],
    ["not a cultivar for its genus", named("Rosa"), undefined],
    ["a capitalized epithet", named("Asclepias tuberosa"), 15],
    ["a subspecies of it", named("Asclepias tuberosa interior"), 15],
    ["no capitalized species for its genus", named("Asclepias"), undefined],
    ["no species for its genus with an author", named("Asclepias L."), undefined],
    ["no cultivar without quotation marks for its genus", named("Heuchera"), undefined],
    ["the genus, whatever its author", named("Salix"), 17],
    ["no species for a section", named("Quercus sect. Lobatae"), undefined],
  ])("is found: %s", (_what, name, id) => {
    expect(index.find(name)?.id).toBe(id);
  });

  test.each<[string, ReturnType<typeof named>, number | undefined]>([
    ["the first of two cultivars", named("Rosa one"), 4],
    ["one with the same common name", named("Danaus erippus", "monarch"), 7],
    ["one with the same common name in another spelling", named("", "Joe-Pye Weed"), 12],
    ["one with its saint written out", named("", "Saint Johnswort"), 18],
    ["the one that is spelled so", named("", "oxeye"), 20],
    ["none for a name without letters", named("", "."), undefined],
    ["one with the epithet in another genus", named("Aster novae-angliae", "New England Aster"), 3],
    ["none with the epithet alone", named("Aster novae-angliae", "Purple daisy"), undefined],
    ["none for nothing", named(""), undefined],
    ["none for a word and an epithet", named("Mareca americana", "American Wigeon"), undefined],
    ["none for a color", named("Melilotus albus", "White Sweetclover"), undefined],
    [
      "one whose genus has changed, by a longer name",
      named("Eupatorium maculatum", "Spotted Joe-Pye Weed"),
      12,
    ],
  ])("is proposed: %s", (_what, name, id) => {
    expect(index.propose(name)?.id).toBe(id);
  });
});

describe("with a book of names", () => {
  const today: Readonly<Record<string, string>> = {
    "acris crepitans blanchardi": "acris blanchardi",
    "hepatica nobilis acuta": "hepatica acutiloba",
    "aster novae-angliae": "symphyotrichum novae-angliae",
  };
  const booked = createSpeciesIndex(
    [
      species(1, "Acris crepitans", { kind: "animal" }),
      species(2, "Acris blanchardi", { kind: "animal" }),
      species(3, "Hepatica nobilis var. acuta"),
      species(4, "Symphyotrichum novae-angliae"),
    ],
    (kind, name) => `${kind} ${today[name.toLowerCase()] ?? name.toLowerCase()}`,
  );

  test.each<[string, string, number | undefined]>([
    [
      "a subspecies that is a species today, not what it was below",
      "Acris crepitans blanchardi",
      2,
    ],
    ["another subspecies of the same", "Acris crepitans crepitans", 1],
    ["a record that has a variety's name", "Hepatica acutiloba", 3],
    ["an old name with its authors", "Aster novae-angliae L.", 4],
    ["nothing that no book knows", "Aster laevis", undefined],
  ])("%s is found", (_what, name, id) => {
    expect(booked.find(named(name))?.id).toBe(id);
  });
});
