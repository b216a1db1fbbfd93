import type { ResourceSeed } from "../types";

/** Programs that pay part of the bill; amounts change, so ask before digging. */
export const finance: ResourceSeed[] = [
  {
    categoryId: 12,
    title: "Virginia Conservation Assistance Program (VCAP)",
    subtitle: "Virginia · through soil and water conservation districts",
    description:
      "<p>Cost-share for homeowners who plant conservation landscaping, build rain gardens or take up pavement, often most of the bill. Your district visits first and approves the plan <strong>before</strong> you buy. Apply early in the year, since money follows the calendar.</p>",
    href: "https://vaswcd.org/vcap/",
    deepLink: "vcap",
    sortOrder: 10,
  },
  {
    categoryId: 12,
    title: "Community Conservation Assistance Program (CCAP)",
    subtitle: "North Carolina · through soil and water conservation districts",
    description:
      "<p>Up to three quarters of the average cost of a backyard rain garden, wetland, cistern or stream buffer on land developed for at least three years. Districts rank applications by what they do for water, so lead with your gully, not with your butterflies.</p>",
    href: "https://ncaswcd.org/index.php/supported-conservation-programs/community-conservation-program/",
    deepLink: "nc-ccap",
    sortOrder: 20,
  },
  {
    categoryId: 12,
    title: "Raleigh Rainwater Rewards",
    subtitle: "City of Raleigh, North Carolina",
    description:
      "<p>Pays back 75 to 90 percent of a rain garden, a cistern or pavement removal, depending on the watershed. You promise five or ten years of care in return. Ask for the consultation even if you end up paying alone: it is free and frank.</p>",
    href: "https://raleighnc.gov/stormwater/services/apply-raleigh-rainwater-rewards",
    deepLink: "raleigh-rainwater",
    sortOrder: 30,
  },
  {
    categoryId: 12,
    title: "RainScapes Rewards",
    subtitle: "Montgomery County, Maryland",
    description:
      "<p>Rebates up to $7,500 for a home that turns lawn into conservation landscape or catches its roof in a rain garden. Rockville, Gaithersburg and Takoma Park run their own. Their planting templates are worth stealing wherever you live.</p>",
    href: "https://www.montgomerycountymd.gov/DEP/property-care/rainscapes/rainscapes-application-primer.html",
    deepLink: "rainscapes",
    sortOrder: 40,
  },
  {
    categoryId: 12,
    title: "RiverSmart Homes",
    subtitle: "District of Columbia · Department of Energy and Environment",
    description:
      "<p>An inspector walks your lot and recommends shade trees, rain barrels, native planting or a rain garden, and the city pays for most of what you accept. Small row-house yards qualify. I know no better bargain in the East.</p>",
    href: "https://doee.dc.gov/riversmarthomes",
    deepLink: "riversmart-homes",
    sortOrder: 50,
  },
  {
    categoryId: 12,
    title: "Rain Check",
    subtitle: "Philadelphia Water Department",
    description:
      "<p>For Philadelphians with a downspout: rain barrels, planters fed by the roof, and a share of the cost of rain gardens and masonry. It begins with a workshop and an assessment, and both are useful in themselves.</p>",
    href: "https://water.phila.gov/raincheck/",
    deepLink: "philadelphia-rain-check",
    sortOrder: 60,
  },
  {
    categoryId: 12,
    title: "Environmental Quality Incentives Program (EQIP)",
    subtitle: "USDA Natural Resources Conservation Service · all states",
    description:
      "<p>Not for an ordinary backyard, but if you keep a small farm, a market garden or a private woodlot, it shares the cost of pollinator plantings, hedgerows and brush control. Begin at the county service center. Bring a map and time.</p>",
    href: "https://www.nrcs.usda.gov/programs-initiatives/eqip-environmental-quality-incentives",
    deepLink: "usda-eqip",
    sortOrder: 70,
  },
  {
    categoryId: 12,
    title: "Partners for Fish and Wildlife",
    subtitle: "U.S. Fish and Wildlife Service · all states",
    description:
      "<p>Voluntary help for private land: a biologist comes, looks, and may pay part of a meadow, a wetland or a stream repair. Larger sites fare best. Neighbors who join their lots along one creek have a story worth telling them.</p>",
    href: "https://www.fws.gov/program/partners-fish-and-wildlife",
    deepLink: "fws-partners",
    sortOrder: 80,
  },
];
