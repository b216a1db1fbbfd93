/** Time zones of the southern half; those around the equator count to where most of the country is. */
const southern =
  /^(Antarctica\/|Australia\/|America\/(Argentina\/|Buenos_Aires|Sao_Paulo|Bahia|Campo_Grande|Cuiaba|Santiago|Coyhaique|Punta_Arenas|Montevideo|Asuncion|La_Paz|Lima)|Africa\/(Johannesburg|Maputo|Harare|Lusaka|Windhoek|Gaborone|Maseru|Mbabane|Luanda|Blantyre|Dar_es_Salaam)|Pacific\/(Auckland|Chatham|Fiji|Tongatapu|Apia|Noumea|Port_Moresby|Norfolk|Tahiti|Easter)|Indian\/(Antananarivo|Mauritius|Reunion)|Atlantic\/(Stanley|South_Georgia)|Asia\/(Jakarta|Makassar|Dili))/;

/** The hemisphere of a time zone. */
export const hemisphereOf = (timeZone: string): "north" | "south" =>
  southern.test(timeZone) ? "south" : "north";
