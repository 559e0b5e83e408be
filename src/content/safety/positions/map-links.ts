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
/** Short links of any service: nobody sees where they lead. */
const SHORT_LINKS = [
  "bit\\.(?:ly|do)|bitly\\.com|j\\.mp|tinyurl\\.com|tiny\\.(?:cc|one|pl)|t\\.(?:ly|co|cn)|goo\\.gl|app\\.goo\\.gl|is\\.gd|v\\.gd|ow\\.ly|buff\\.ly|cutt\\.(?:ly|us)|rb\\.gy|rebrand\\.ly|shorturl\\.(?:at|asia|gg)|short\\.(?:io|gy|link)|shorte\\.st|s\\.id|bl\\.ink|dub\\.(?:sh|co)|tny\\.im|u\\.nu|x\\.gd|da\\.gd|t2m\\.io|soo\\.gd|clck\\.(?:ru|me)|lnkd\\.in|lnk\\.(?:to|bio|ink)|fb\\.me|qr\\.(?:ae|page|codes)|me-?qr\\.com|adf\\.ly|trib\\.al|dlvr\\.it|snip\\.ly|urlz\\.fr|1url\\.cz|tr\\.im|surl\\.li|n9\\.cl|kutt\\.it|gg\\.gg|qr\\.net|zpr\\.io|han\\.gl|vo\\.la|me2\\.do|c1ic\\.link|linktr\\.ee|1drv\\.ms|aka\\.ms|page\\.link|app\\.link|onelink\\.me|smart\\.link|geni\\.us|hyperurl\\.co|po\\.st|mcaf\\.ee|ulvis\\.net|clk\\.im|shrtco\\.de|9qr\\.de|tinu\\.be|rotf\\.lol|t1p\\.de|waa\\.ai|vk\\.cc|git\\.io|amzn\\.to|redd\\.it|wp\\.me|db\\.tt|pin\\.it|instagr\\.am|g\\.co",
];
const SHORT_LINK = new RegExp(`(?<![a-z0-9.-])(?:[a-z0-9-]{1,20}\\.)?(?:${SHORT_LINKS.join("|")})/[a-z0-9]`, "i");
/** Services that are not in the list look alike: a very short host, and one name of letters and digits at random. */
const UNKNOWN_SHORT_LINK =
  /(?<![a-z0-9])https?:\/\/(?!(?:youtu\.be|x\.com|doi\.org|t\.me|wa\.me|bbc\.|cnn\.)[/a-z])[a-z0-9-]{1,6}\.[a-z]{2,4}\/(?=[a-z0-9_-]{0,11}[A-Z0-9])(?=[A-Z0-9_-]{0,11}[a-z])[a-zA-Z0-9_-]{4,12}(?![a-zA-Z0-9_/.?-])/;

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
  const short = SHORT_LINK.exec(text) ?? UNKNOWN_SHORT_LINK.exec(text);
  if (short) return short[0];
  for (const [address] of text.matchAll(ADDRESS)) {
    const read = asBrowsersRead(address);
    if (read !== undefined && MAP_LINK.test(read)) return address;
  }
  return undefined;
}
