/** A resource category: its id, the folder of its pictures, and its button on the page (docs/product.md 4.4). */
interface ResourceCategory {
  id: number;
  name: string;
  folder: string;
}

export const resourceCategories: readonly ResourceCategory[] = [
  { id: 8, name: "Books", folder: "books" },
  { id: 9, name: "Websites", folder: "websites" },
  { id: 10, name: "Nurseries", folder: "nurseries" },
  { id: 11, name: "Nonprofits", folder: "nonprofits" },
  { id: 12, name: "Financial Assistance", folder: "finance" },
  { id: 13, name: "Visitor Suggestions", folder: "visitors" },
  { id: 14, name: "House cats", folder: "cats" },
  { id: 15, name: "House cat reference thumbnails", folder: "catrefs" },
  { id: 16, name: "Challenges", folder: "challenges" },
];

/** The folder of a category's pictures; that of a category of the owner's is named by its id. */
export const resourceFolder = (categoryId: number): string =>
  resourceCategories.find(({ id }) => id === categoryId)?.folder ?? `category-${categoryId}`;

/** The seven buttons of the resources page, in order; 'challenges' also leads to the cats. The owner's own follow. */
export const resourceSections = [
  { slug: "books", label: "Books", categoryId: 8 },
  { slug: "websites", label: "Websites", categoryId: 9 },
  { slug: "nurseries", label: "Nurseries", categoryId: 10 },
  { slug: "nonprofits", label: "Nonprofits", categoryId: 11 },
  { slug: "finance", label: "Financial Assistance", categoryId: 12 },
  { slug: "visitors", label: "Visitor Suggestions", categoryId: 13 },
  { slug: "challenges", label: "Challenges", categoryId: 16 },
] as const;

export const catsCategoryId = 14;
export const catRefsCategoryId = 15;
export const challengesCategoryId = 16;

/** Names at most this many pictures that could have been meant. */
const picturesNamed = 5;

/** What to do about a picture that is not in its category's folder; `there` are those that are. */
export function noPictureMessage(fileName: string, there: string[]): string {
  const named = there.slice(0, picturesNamed).join(", ");
  const others = there.length > picturesNamed ? ", …" : "";
  const enter = named && `, enter one that is there (${named}${others})`;
  return `There is no picture “${fileName}”. Choose a photo, upload a picture${enter}, or leave this field empty.`;
}
