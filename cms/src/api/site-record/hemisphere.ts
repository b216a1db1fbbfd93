import type { Hemisphere } from "shared-types/site/codes";

/**
 * Time zones whose place lies south of the equator, by area. Source: the latitude of each zone's principal location in
 * zone.tab of the tz database (2025b), and for older names the zone that `backward` says they are today.
 */
const southern: Record<string, string> = {
  Africa:
    "Blantyre Brazzaville Bujumbura Dar_es_Salaam Gaborone Harare Johannesburg Kigali Kinshasa Luanda " +
    "Lubumbashi Lusaka Maputo Maseru Mbabane Nairobi Windhoek",
  America:
    "Araguaina Argentina/Buenos_Aires Argentina/Catamarca Argentina/ComodRivadavia Argentina/Cordoba " +
    "Argentina/Jujuy Argentina/La_Rioja Argentina/Mendoza Argentina/Rio_Gallegos Argentina/Salta " +
    "Argentina/San_Juan Argentina/San_Luis Argentina/Tucuman Argentina/Ushuaia Asuncion Bahia Belem " +
    "Buenos_Aires Campo_Grande Catamarca Cordoba Coyhaique Cuiaba Eirunepe Fortaleza Guayaquil Jujuy La_Paz " +
    "Lima Maceio Manaus Mendoza Montevideo Noronha Porto_Acre Porto_Velho Punta_Arenas Recife Rio_Branco " +
    "Rosario Santarem Santiago Sao_Paulo",
  Asia: "Dili Jakarta Jayapura Makassar Pontianak Ujung_Pandang",
  Atlantic: "South_Georgia St_Helena Stanley",
  Brazil: "Acre DeNoronha East West",
  Chile: "Continental EasterIsland",
  Indian: "Antananarivo Chagos Christmas Cocos Comoro Kerguelen Mahe Mauritius Mayotte Reunion",
  Pacific:
    "Apia Auckland Bougainville Chatham Easter Efate Enderbury Fakaofo Fiji Funafuti Galapagos Gambier " +
    "Guadalcanal Kanton Marquesas Nauru Niue Norfolk Noumea Pago_Pago Pitcairn Port_Moresby Rarotonga Samoa " +
    "Tahiti Tongatapu Wallis",
  US: "Samoa",
};

/** In lower case: a time zone is one whatever the case of its name. */
const southernZones = new Set(
  [
    ...["NZ", "NZ-CHAT"],
    ...Object.entries(southern).flatMap(([area, places]) =>
      places.split(" ").map((place) => `${area}/${place}`),
    ),
  ].map((zone) => zone.toLowerCase()),
);

const isSouthern = (zone: string) =>
  /^(antarctica|australia)\//.test(zone) || southernZones.has(zone);

/** The hemisphere of a time zone; those without a place, such as UTC, count as northern. */
export const hemisphereOf = (timeZone: string): Hemisphere =>
  isSouthern(timeZone.toLowerCase()) ? "south" : "north";
