import { expect, test } from "vitest";
import { hemisphereOf } from "../../src/api/site-record/hemisphere";

/**
 * Degrees of latitude of each zone's principal location, without minutes: zone.tab of the tz database, version 2025b
 * (Debian's package tzdata). The names that only Intl still uses are at the end, with the place they mean today.
 */
const latitudes: Record<string, string> = {
  Africa: `
    Abidjan+5 Accra+5 Addis_Ababa+9 Algiers+36 Asmara+15 Bamako+12 Bangui+4 Banjul+13 Bissau+11 Blantyre-15
    Brazzaville-4 Bujumbura-3 Cairo+30 Casablanca+33 Ceuta+35 Conakry+9 Dakar+14 Dar_es_Salaam-6 Djibouti+11
    Douala+4 El_Aaiun+27 Freetown+8 Gaborone-24 Harare-17 Johannesburg-26 Juba+4 Kampala+0 Khartoum+15 Kigali-1
    Kinshasa-4 Lagos+6 Libreville+0 Lome+6 Luanda-8 Lubumbashi-11 Lusaka-15 Malabo+3 Maputo-25 Maseru-29
    Mbabane-26 Mogadishu+2 Monrovia+6 Nairobi-1 Ndjamena+12 Niamey+13 Nouakchott+18 Ouagadougou+12 Porto-Novo+6
    Sao_Tome+0 Tripoli+32 Tunis+36 Windhoek-22`,
  America: `
    Adak+51 Anchorage+61 Anguilla+18 Antigua+17 Araguaina-7 Argentina/Buenos_Aires-34 Argentina/Catamarca-28
    Argentina/Cordoba-31 Argentina/Jujuy-24 Argentina/La_Rioja-29 Argentina/Mendoza-32 Argentina/Rio_Gallegos-51
    Argentina/Salta-24 Argentina/San_Juan-31 Argentina/San_Luis-33 Argentina/Tucuman-26 Argentina/Ushuaia-54
    Aruba+12 Asuncion-25 Atikokan+48 Bahia-12 Bahia_Banderas+20 Barbados+13 Belem-1 Belize+17 Blanc-Sablon+51
    Boa_Vista+2 Bogota+4 Boise+43 Cambridge_Bay+69 Campo_Grande-20 Cancun+21 Caracas+10 Cayenne+4 Cayman+19
    Chicago+41 Chihuahua+28 Ciudad_Juarez+31 Costa_Rica+9 Coyhaique-45 Creston+49 Cuiaba-15 Curacao+12
    Danmarkshavn+76 Dawson+64 Dawson_Creek+55 Denver+39 Detroit+42 Dominica+15 Edmonton+53 Eirunepe-6
    El_Salvador+13 Fort_Nelson+58 Fortaleza-3 Glace_Bay+46 Goose_Bay+53 Grand_Turk+21 Grenada+12 Guadeloupe+16
    Guatemala+14 Guayaquil-2 Guyana+6 Halifax+44 Havana+23 Hermosillo+29 Indiana/Indianapolis+39 Indiana/Knox+41
    Indiana/Marengo+38 Indiana/Petersburg+38 Indiana/Tell_City+37 Indiana/Vevay+38 Indiana/Vincennes+38
    Indiana/Winamac+41 Inuvik+68 Iqaluit+63 Jamaica+17 Juneau+58 Kentucky/Louisville+38 Kentucky/Monticello+36
    Kralendijk+12 La_Paz-16 Lima-12 Los_Angeles+34 Lower_Princes+18 Maceio-9 Managua+12 Manaus-3 Marigot+18
    Martinique+14 Matamoros+25 Mazatlan+23 Menominee+45 Merida+20 Metlakatla+55 Mexico_City+19 Miquelon+47
    Moncton+46 Monterrey+25 Montevideo-34 Montserrat+16 Nassau+25 New_York+40 Nome+64 Noronha-3
    North_Dakota/Beulah+47 North_Dakota/Center+47 North_Dakota/New_Salem+46 Nuuk+64 Ojinaga+29 Panama+8
    Paramaribo+5 Phoenix+33 Port-au-Prince+18 Port_of_Spain+10 Porto_Velho-8 Puerto_Rico+18 Punta_Arenas-53
    Rankin_Inlet+62 Recife-8 Regina+50 Resolute+74 Rio_Branco-9 Santarem-2 Santiago-33 Santo_Domingo+18
    Sao_Paulo-23 Scoresbysund+70 Sitka+57 St_Barthelemy+17 St_Johns+47 St_Kitts+17 St_Lucia+14 St_Thomas+18
    St_Vincent+13 Swift_Current+50 Tegucigalpa+14 Thule+76 Tijuana+32 Toronto+43 Tortola+18 Vancouver+49
    Whitehorse+60 Winnipeg+49 Yakutat+59`,
  Antarctica: `
    Casey-66 Davis-68 DumontDUrville-66 Macquarie-54 Mawson-67 McMurdo-77 Palmer-64 Rothera-67 Syowa-69 Troll-72
    Vostok-78`,
  Arctic: `
    Longyearbyen+78`,
  Asia: `
    Aden+12 Almaty+43 Amman+31 Anadyr+64 Aqtau+44 Aqtobe+50 Ashgabat+37 Atyrau+47 Baghdad+33 Bahrain+26 Baku+40
    Bangkok+13 Barnaul+53 Beirut+33 Bishkek+42 Brunei+4 Chita+52 Colombo+6 Damascus+33 Dhaka+23 Dili-8 Dubai+25
    Dushanbe+38 Famagusta+35 Gaza+31 Hebron+31 Ho_Chi_Minh+10 Hong_Kong+22 Hovd+48 Irkutsk+52 Jakarta-6 Jayapura-2
    Jerusalem+31 Kabul+34 Kamchatka+53 Karachi+24 Kathmandu+27 Khandyga+62 Kolkata+22 Krasnoyarsk+56
    Kuala_Lumpur+3 Kuching+1 Kuwait+29 Macau+22 Magadan+59 Makassar-5 Manila+14 Muscat+23 Nicosia+35
    Novokuznetsk+53 Novosibirsk+55 Omsk+55 Oral+51 Phnom_Penh+11 Pontianak-0 Pyongyang+39 Qatar+25 Qostanay+53
    Qyzylorda+44 Riyadh+24 Sakhalin+46 Samarkand+39 Seoul+37 Shanghai+31 Singapore+1 Srednekolymsk+67 Taipei+25
    Tashkent+41 Tbilisi+41 Tehran+35 Thimphu+27 Tokyo+35 Tomsk+56 Ulaanbaatar+47 Urumqi+43 Ust-Nera+64
    Vientiane+17 Vladivostok+43 Yakutsk+62 Yangon+16 Yekaterinburg+56 Yerevan+40`,
  Atlantic: `
    Azores+37 Bermuda+32 Canary+28 Cape_Verde+14 Faroe+62 Madeira+32 Reykjavik+64 South_Georgia-54 St_Helena-15
    Stanley-51`,
  Australia: `
    Adelaide-34 Brisbane-27 Broken_Hill-31 Darwin-12 Eucla-31 Hobart-42 Lindeman-20 Lord_Howe-31 Melbourne-37
    Perth-31 Sydney-33`,
  Europe: `
    Amsterdam+52 Andorra+42 Astrakhan+46 Athens+37 Belgrade+44 Berlin+52 Bratislava+48 Brussels+50 Bucharest+44
    Budapest+47 Busingen+47 Chisinau+47 Copenhagen+55 Dublin+53 Gibraltar+36 Guernsey+49 Helsinki+60
    Isle_of_Man+54 Istanbul+41 Jersey+49 Kaliningrad+54 Kirov+58 Kyiv+50 Lisbon+38 Ljubljana+46 London+51
    Luxembourg+49 Madrid+40 Malta+35 Mariehamn+60 Minsk+53 Monaco+43 Moscow+55 Oslo+59 Paris+48 Podgorica+42
    Prague+50 Riga+56 Rome+41 Samara+53 San_Marino+43 Sarajevo+43 Saratov+51 Simferopol+44 Skopje+41 Sofia+42
    Stockholm+59 Tallinn+59 Tirane+41 Ulyanovsk+54 Vaduz+47 Vatican+41 Vienna+48 Vilnius+54 Volgograd+48 Warsaw+52
    Zagreb+45 Zurich+47`,
  Indian: `
    Antananarivo-18 Chagos-7 Christmas-10 Cocos-12 Comoro-11 Kerguelen-49 Mahe-4 Maldives+4 Mauritius-20
    Mayotte-12 Reunion-20`,
  Pacific: `
    Apia-13 Auckland-36 Bougainville-6 Chatham-43 Chuuk+7 Easter-27 Efate-17 Fakaofo-9 Fiji-18 Funafuti-8
    Galapagos-0 Gambier-23 Guadalcanal-9 Guam+13 Honolulu+21 Kanton-2 Kiritimati+1 Kosrae+5 Kwajalein+9 Majuro+7
    Marquesas-9 Midway+28 Nauru-0 Niue-19 Norfolk-29 Noumea-22 Pago_Pago-14 Palau+7 Pitcairn-25 Pohnpei+6
    Port_Moresby-9 Rarotonga-21 Saipan+15 Tahiti-17 Tarawa+1 Tongatapu-21 Wake+19 Wallis-13`,
};

const oldNames = `
  Africa/Asmera+15 America/Buenos_Aires-34 America/Catamarca-28 America/Coral_Harbour+48 America/Cordoba-31
  America/Godthab+64 America/Indianapolis+39 America/Jujuy-24 America/Louisville+38 America/Mendoza-32
  Asia/Calcutta+22 Asia/Katmandu+27 Asia/Rangoon+16 Asia/Saigon+10 Atlantic/Faeroe+62 Europe/Kiev+50
  Pacific/Enderbury-2 Pacific/Ponape+6 Pacific/Truk+7`;

const placed = (text: string, area = "") =>
  [...text.matchAll(/(\S+?)([+-])(\d+)(?=\s|$)/g)].map(
    ([, name, sign]) => [`${area}${name}`, sign === "-" ? "south" : "north"] as const,
  );

const expected = new Map([
  ...Object.entries(latitudes).flatMap(([area, text]) => placed(text, `${area}/`)),
  ...placed(oldNames),
]);

test("every time zone that Intl knows has the hemisphere of its place", () => {
  // UTC and Etc/GMT+10 have no place.
  const zones = Intl.supportedValuesOf("timeZone").filter((zone) => !/^(Etc\/|UTC$)/.test(zone));
  expect(zones.length).toBeGreaterThan(400);
  expect(Object.fromEntries(zones.map((zone) => [zone, hemisphereOf(zone)]))).toEqual(
    Object.fromEntries(zones.map((zone) => [zone, expected.get(zone)])),
  );
});

test.each([
  ["australia/sydney", "south"],
  ["NZ", "south"],
  ["Brazil/East", "south"],
  ["US/Samoa", "south"],
  ["Pacific/Yap", "north"],
  ["UTC", "north"],
])("%s is in the %s", (zone, hemisphere) => {
  expect(hemisphereOf(zone)).toBe(hemisphere);
});
