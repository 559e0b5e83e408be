const GOOGLE = "google(?:\\.[a-z]{2,3}){1,2}";

const MAP_ADDRESSES = [
  "maps\\.app\\.goo\\.gl",
  "goo\\.gl/maps?",
  "g\\.co/(?:maps|kgs)",
  "g\\.page",
  "share\\.google",
  `${GOOGLE}/maps`,
  `${GOOGLE}/local`,
  `${GOOGLE}/search\\?[^\\s"<>]{0,300}tbm=map`,
  `maps\\.${GOOGLE}`,
  "maps\\.googleapis\\.com",
  "earth\\.google\\.com",
  "(?:open)?(?:street|cycle|topo|sea|railway)map\\.(?:org|com|fr|de)",
  "openstreetmap\\.[a-z]{2,3}",
  "osm\\.org",
  "osmand\\.net",
  "organicmaps\\.app",
  "omaps\\.app",
  "ge0\\.me",
  "maps\\.me",
  "bing\\.com/maps?",
  "maps\\.bing\\.com",
  "maps\\.apple(?:\\.com|(?=/))",
  "waze\\.(?:com|to)",
  "what3words\\.com",
  "w3w\\.(?:co|io)",
  "mapcarta\\.com",
  "wikimapia\\.org",
  "(?:wego|share|maps)\\.here\\.com",
  "here\\.com(?=/)",
  "her\\.is(?=/)",
  "yandex(?:\\.[a-z]{2,3}){1,2}/(?:maps|navi|map-widget)",
  "maps\\.yandex",
  "map\\.baidu\\.com",
  "amap\\.com",
  "2gis\\.[a-z]{2,3}",
  "mapy\\.c(?:z|om)",
  "mapquest\\.com",
  "plus\\.codes",
  "latlong\\.net",
  "gps-coordinates\\.(?:net|org)",
  "geohack(?=\\.)",
  "satellites\\.pro",
  "zoom\\.earth",
  "wikiloc\\.com",
  "komoot\\.(?:com|de)",
  "gaiagps\\.com",
  "caltopo\\.com",
  "alltrails\\.com",
  "strava\\.(?:com|app\\.link)",
  // Sighting records, which show the point of each observation.
  "flickr\\.com/map",
  "inaturalist\\.[a-z]{2,3}(?:\\.[a-z]{2})?/observations",
  "ebird\\.org/(?:[a-z]{2,12}/)?(?:view/)?(?:checklist|hotspot)",
  "observation\\.org/observations?",
  "geohash\\.(?:org|softeng\\.co)",
];
const MAP_LINK = new RegExp(`(?<![a-z0-9-])(?:${MAP_ADDRESSES.join("|")})(?![a-z0-9-])`, "i");

const ADDRESS = /(?:https?:)?[\\/]{2,}[^\s"'<>]{1,500}/gi;

/** Normalises an address as browsers do: they accept `google.com.`, `what3words。com` and `google.com\maps`. */
function asBrowsersRead(address: string): string | undefined {
  const url = URL.parse(/^http/i.test(address) ? address : `https:${address}`);
  return url === null ? undefined : `${url.hostname.replace(/\.+$/, "")}${url.pathname}${url.search}`;
}

/** The first address of a map, or of a sighting record with its point, in a text; undefined if there is none. */
export function findMapLink(text: string): string | undefined {
  if (!/[.\u3002][a-z]|geohack\./i.test(text)) return undefined;
  const written = MAP_LINK.exec(text.replace(/\u3002/g, ".").replace(/\.{1,3}(?=[/:?#])/g, ""));
  if (written) return written[0];
  for (const [address] of text.matchAll(ADDRESS)) {
    const read = asBrowsersRead(address);
    if (read !== undefined && MAP_LINK.test(read)) return address;
  }
  return undefined;
}
