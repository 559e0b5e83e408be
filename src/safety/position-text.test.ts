import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findPosition } from "./position-text.ts";

const POSITIONS = [
  // Decimal pairs, both orders, every separator
  "6.2712, 81.4012",
  "81.4012, 6.2712",
  "6.2712,81.4012",
  "6.27 81.40",
  "6.2;81.4",
  "6.2712; 81.4012",
  "6.2712/81.4012",
  "6.2712 / 81.4012",
  "6.2712|81.4012",
  "6.2712\n81.4012",
  "6.2712\t81.4012",
  "(6.2712, 81.4012)",
  "[81.4012,6.2712]",
  "(6.2712) (81.4012)",
  "He was seen at 7.95, 80.74 yesterday.",
  "+6.2712 +81.4012",
  "+06.2712+081.4012/",
  "6.27N 81.40E",
  "6.27 N, 81.40 E",
  "6.27°N, 81.40°E",
  "6.27° N 81.40° E",
  "N 6.27, E 81.40",
  "N6.27 E81.40",
  "N 6.27° E 81.40°",
  "6.2 N, 81.4 E",
  "6.271 north, 81.401 east",
  "6.2 north and 81.4 east",
  "6.2 degrees north and 81.4 degrees east",
  "lat 6.27 lon 81.40",
  "lat: 6.27, lng: 81.40",
  "Latitude 6.2, longitude 81.4",
  "latitude of 6.27",
  "Lat. 6.2712",
  "Longitude: 81.40",
  '{"lat":6.27,"lng":81.40}',
  '{"type":"Point","coordinates":[81.40,6.27]}',
  '{"x":81.40,"y":6.27}',
  "POINT(81.40 6.27)",
  "?lat=6.2712&lon=81.4012",
  "ll=6.2712,81.4012&z=12",
  "@6.2712,81.4012,15z",
  "!3d6.2712!4d81.4012",
  "!2d81.4012!3d6.2712",
  "between 6.2712 and 81.4012",
  "6.27 and 81.40",
  "6.27-81.40",
  "map=12/6.2712/81.4012",
  "https://example.com/6.2712/81.4012",
  "6.27, 81.40 m",
  "6,2712 81,4012",
  "6,2712; 81,4012",
  "-6.1234, 35.5678",
  "51.5007, -0.1246",
  "35.678, 139.691",
  // Degrees and minutes
  "6°16'12\"N 81°24'05\"E",
  "6° 16' 12\" N",
  "6°16′12″N",
  "6º16’12”N",
  "6˚16'N",
  "6⁰16'N",
  "6o16'N",
  "6.27oN",
  "6.27<sup>o</sup>N",
  "6°16'",
  "6°16 N",
  "6° 16.2 N",
  "6° 16 12 N",
  "6 deg 16 min",
  "6deg16min12sec",
  "6 deg. 16 min. north",
  "6 degrees 16 minutes",
  "6 degrees, 16 minutes and 12 seconds north",
  "6 degrees and 16.2 minutes",
  "6d16'12\"",
  "6d16m12sN",
  "6d 16m N",
  "6°16m12s",
  "6 16' 12\" N",
  "6:16:12N 81:24:05E",
  "6:16 N, 81:24 E",
  "6 16 12 N 81 24 5 E",
  "N 6 16.200 E 81 24.083",
  "061612N 0812405E",
  "$GPGLL,0616.20,N,08124.08,E",
  // Degree and hemisphere
  "6.27°N",
  "6.2° N",
  "6,27° N",
  "N 6.27",
  "N6.2712",
  "E 81.40",
  "81.4012 E",
  "6.27 N",
  "6.27 degrees north",
  "6.27 north",
  "7°N 80°E",
  "7° N, 80° E",
  "6.27123°",
  // Codes
  "8Q4C+XV",
  "8Q4C+XV Tissamaharama",
  "8q4c+xvg",
  "6MV8FCC2+XX",
  "6MV8FCC2+XXV",
  "6MV8FC00+",
  "6mv8fcc2+xx",
  "https://plus.codes/6MV8FCC2+XX",
  "8Q4C%2BXV",
  "geo:6.2712,81.4012",
  "geo:6,81;u=35",
  "///filled.count.soap",
  "/// filled.count.soap",
  // Map links
  "https://www.google.com/maps/place/Yala",
  "google.lk/maps/@6,81,12z",
  "https://www.google.co.uk/maps?q=x",
  "https://maps.google.com/?q=yala",
  "maps.google.lk/maps",
  "https://maps.app.goo.gl/AbCdEf123",
  "https://goo.gl/maps/AbCdEf",
  "https://maps.googleapis.com/maps/api/staticmap",
  "https://earth.google.com/web/",
  "https://www.openstreetmap.org/#map=12/x",
  "osm.org/go/yyy",
  "https://www.bing.com/maps?cp=x",
  "https://maps.apple.com/?ll=x",
  "https://maps.apple/p/abc",
  "https://waze.com/ul/htc",
  "https://ul.waze.com/ul?a",
  "https://what3words.com/filled.count.soap",
  "https://w3w.co/filled.count.soap",
  "https://mapcarta.com/12345",
  "http://wikimapia.org/#lang=en",
  "https://wego.here.com/directions",
  "https://share.here.com/l/x",
  "https://her.is/abc",
  "https://yandex.com/maps/-/CC",
  "https://maps.yandex.ru/",
  "https://geohack.toolforge.org/geohack.php?params=x",
  "comgooglemaps://?q=x",
  '<a href="https://maps.app.goo.gl/x">here</a>',
  '<iframe src="https://www.google.com/maps/embed?pb=!1m18"></iframe>',
  // Grids
  "44N 493212 897122",
  "44 N 493212E 897122N",
  "44N 0493212 0897122",
  "44n 493212, 897122",
  "493212 mE 897122 mN",
  "Easting 493212 Northing 897122",
  "44NLN9321297122",
  "44NLN 93212 97122",
  "44N LN 93212 97122",
  "44 N LN 9321 9712",
  "44NLN9397",
  "44nln93219712",
  // Disguised positions
  "６.２７１２, ８１.４０１２",
  "６．２７１２，８１．４０１２",
  "6.27\u200b12, 81.\u200d40\u00ad12",
  "6\u2060.2712\ufeff, 81.4012",
  "6&#46;2712&#44; 81&#x2e;4012",
  "&#54;.2712, &#x38;1.4012",
  "6&period;2712&comma; 81&period;4012",
  "6&amp;period;2712, 81.4012",
  "6&deg;16&prime;",
  "6&#176;16&#8242;",
  "6&nbsp;deg&nbsp;16&nbsp;min",
  "6.2712&nbsp;81.4012",
  "6.<b>27</b>12, 81.<i>40</i>12",
  "6.<!-- > -->2712, 81.4012",
  '6.<b title=">">2712</b>, 81.4012',
  "<td>6.2712</td><td>81.4012</td>",
  "6.2712%2C81.4012",
  "6.2712%2C%2081.4012",
  "6%2E2712%2C81%2E4012",
  "6.2712%252C81.4012",
  "maps%2Eapp%2Egoo%2Egl/x",
  "෬.෨෭෧෨, ෮෧.෪෦෧෨",
  "௬.௨௭௧௨, ௮௧.௪௦௧௨",
  "6·2712, 81·4012",
];

const HARMLESS = [
  "28 °C",
  "28.5 °C at noon, 22.1 °C at night",
  "28°C",
  "between 20° and 35°C",
  "3.1 m / 10 ft",
  "7.5 by 6.25 m",
  "9.5 ft (2.9 m)",
  "Rs 3,300",
  "Rs. 10,500.00",
  "6.5 %",
  "from 6.0 % to 6.5 %",
  "8.4 % → 17.6 %",
  "1,316.9 km2",
  "1,316.9 km², 978.8 km², 308.21 km²",
  "369.48, 370.63 or 393.22",
  "p. 51–69",
  "011-2 345 678",
  "+94 11 234 5678",
  "ISBN 978-955-1234-56-7",
  "3:2",
  "1953–86",
  "2015-2024",
  "0.8, 0.7",
  "0.8/0.7",
  "12.10.2022",
  "2022-11-24",
  "24/11/2022",
  "5.30 am and 7.45 pm",
  "10:30 N. Perera spoke",
  "06:15:30",
  "12 March 2019",
  "12 MAR 2019",
  "12 MAY 2019 and 5 JUN 2020",
  "5 MAY 2019",
  "12MAR2019",
  "44 men 2019",
  "https://www.dailymirror.lk/front-page/298-elephants-electrocuted-since-2018-Wildlife-Dept/238-279295",
  "https://www.adaderana.lk/news.php?nid=103839",
  "https://www.sundaytimes.lk/240204/news/thai-lanka-rift-over-two-elephants-547387.html",
  "doi 10.3897/natureconservation.42.57283",
  "https://doi.org/10.1371/journal.pone.0084787",
  "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
  "https://en.wikipedia.org/wiki/Kandy_Esala_Perahera",
  "https://nature.org/maps-and-more",
  "The map of Google maps nothing. OpenStreetMap has contributors.",
  "We were here. Come again.",
  "between 7.5 and 80.5 kg",
  "7.5-80.5 kg",
  "7.5, 80.2 %",
  "9.5 / 80.1 kg",
  "Rs 7.50, 80.25 and 90.00",
  "version 1.2.3.4",
  "192.168.10.1",
  "2007 + 25 = 2032",
  "C++ and 2345+67",
  "He walked 90 km, 13 times, at 10.5 ft / 3.2 m.",
  "aged 68 or 69, 3.2 m tall, tusks 2.3 m",
  "Gajah 29, 37, 2012",
  "Block I to Block V",
  "7 ft 6 in (2.3 m)",
  "6 ft 16 in",
  "about 5.30 in the morning, N. Silva",
  "A slope of 30° 5 m high",
  "tusks long 6.25 ft, flat 6.25 ft",
  "Model S 3.5 and E 2",
  "S$ 3.75",
  "rupees 19 million / US$540,000",
  "Elephas maximus e.T7140A45818198",
  "file:///etc/hosts.allow.txt",
  "geo: the science of the earth",
  "Maps: see below",
  "50%20 of the seats, 7.25%80.5",
  "<b>a < b</b> 3 < 4 > 2",
  "&lt;b&gt; &notathing; &#xffffff; &#55296;",
  "",
];

describe("findPosition", () => {
  test.each(POSITIONS)("finds the position in %j", (text) => {
    expect(findPosition(text)).toBeDefined();
    expect(findPosition(`Seen by many people (${text}) in the dry season.`)).toBeDefined();
  });

  test.each(HARMLESS)("leaves %j alone", (text) => {
    expect(findPosition(text)).toBeUndefined();
    expect(findPosition(`<p>${text}</p> <p>Seen in the dry season of 2019.</p>`)).toBeUndefined();
  });

  test("returns the matching part", () => {
    expect(findPosition("He rested at 6.2712, 81.4012 until dusk.")).toBe("6.2712, 81.4012");
    expect(findPosition(`geo:${"1".repeat(500)}`)?.length).toBeLessThanOrEqual(80);
  });
});

/** A number within a range, written with two to six decimals. */
const written = (low: number, high: number) =>
  fc
    .tuple(fc.double({ min: low, max: high, noNaN: true }), fc.integer({ min: 2, max: 6 }))
    .map(([value, decimals]) => Math.min(high, Math.max(low, value)).toFixed(decimals));

const HIDDEN: ((text: string) => string)[] = [
  (text) => text,
  (text) => text.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
  (text) => text.replace(/\./g, ".\u200b"),
  (text) => text.replace(/\d/g, (digit) => `&#${digit.charCodeAt(0)};`),
  (text) => text.replace(/\d/g, (digit) => `<b>${digit}</b>`),
  (text) => encodeURIComponent(text),
  (text) => text.replace(/\./g, "&period;"),
];

describe("findPosition, whatever the numbers", () => {
  const notation = fc.constantFrom<(latitude: string, longitude: string) => string>(
    (latitude, longitude) => `${latitude}, ${longitude}`,
    (latitude, longitude) => `${longitude}, ${latitude}`,
    (latitude, longitude) => `${latitude},${longitude}`,
    (latitude, longitude) => `${latitude} ${longitude}`,
    (latitude, longitude) => `${latitude};${longitude}`,
    (latitude, longitude) => `${latitude} / ${longitude}`,
    (latitude, longitude) => `${latitude}N ${longitude}E`,
    (latitude, longitude) => `N${latitude} E${longitude}`,
    (latitude, longitude) => `${latitude}° N, ${longitude}° E`,
    (latitude, longitude) => `lat=${latitude}&lon=${longitude}`,
    (latitude, longitude) => `latitude ${latitude} and longitude ${longitude}`,
    (latitude, longitude) => `POINT(${longitude} ${latitude})`,
    (latitude, longitude) => `!3d${latitude}!4d${longitude}`,
    (latitude, longitude) => `"lat": "${latitude}", "lng": "${longitude}"`,
  );

  test("a pair within Sri Lanka is found in every notation and disguise", () => {
    fc.assert(
      fc.property(
        written(5, 10.49),
        written(79, 82.49),
        notation,
        fc.constantFrom(...HIDDEN),
        fc.constantFrom("", "Seen at ", "He was here: "),
        (latitude, longitude, write, hide, before) =>
          findPosition(`${before}${hide(write(latitude, longitude))} in 2019.`) !== undefined,
      ),
      { numRuns: 2000 },
    );
  });

  test("degrees and minutes are found", () => {
    const angle = (high: number) =>
      fc.tuple(fc.integer({ min: 0, max: high }), fc.integer({ min: 0, max: 59 }), fc.integer({ min: 0, max: 59 }));
    const write = fc.constantFrom<(d: number, m: number, s: number) => string>(
      (d, m, s) => `${d}°${m}'${s}"`,
      (d, m, s) => `${d}° ${m}′ ${s}″`,
      (d, m) => `${d} deg ${m} min`,
      (d, m) => `${d} degrees ${m}.5 minutes`,
      (d, m) => `${d}º${m}’`,
    );
    fc.assert(
      fc.property(angle(180), write, ([d, m, s], format) => findPosition(`at ${format(d, m, s)} N`) !== undefined),
    );
  });

  test("ordinary prose with ordinary numbers is let through", () => {
    const fact = fc.oneof(
      fc.integer({ min: 1, max: 2000 }).map((n) => `${n} elephants`),
      fc.integer({ min: 1, max: 9999 }).map((n) => `Rs ${n.toLocaleString("en")}`),
      fc.double({ min: 0.1, max: 40, noNaN: true }).map((n) => `${n.toFixed(1)} km`),
      fc.double({ min: 0.1, max: 5, noNaN: true }).map((n) => `${n.toFixed(2)} m (${(n * 3.28).toFixed(1)} ft)`),
      fc.double({ min: 0, max: 100, noNaN: true }).map((n) => `${n.toFixed(1)} %`),
      fc.integer({ min: 15, max: 40 }).map((n) => `${n} °C`),
      fc
        .date({ min: new Date("1900-01-01"), max: new Date("2099-01-01"), noInvalidDate: true })
        .map((date) => date.toISOString().slice(0, 10)),
      fc
        .date({ min: new Date("1900-01-01"), max: new Date("2099-01-01"), noInvalidDate: true })
        .map((date) => date.toUTCString().slice(5, 16).toUpperCase()),
      fc.tuple(fc.nat(23), fc.nat(59)).map(([h, m]) => `${h}.${String(m).padStart(2, "0")} am`),
      fc.tuple(fc.integer({ min: 1900, max: 1999 }), fc.nat(99)).map(([a, b]) => `${a}–${b}`),
      fc.lorem({ mode: "sentences", maxCount: 2 }),
    );
    const joint = fc.constantFrom(", ", " and ", " / ", "; ", ". ", " to ", "\n\n", " (");
    const prose = fc
      .array(fc.tuple(fact, joint), { minLength: 1, maxLength: 12 })
      .map((parts) => parts.flat().join(""));
    fc.assert(
      fc.property(prose, (text) => {
        expect(findPosition(text)).toBeUndefined();
      }),
      { numRuns: 2000 },
    );
  });
});

describe("findPosition on long texts", () => {
  const LENGTH = 200_000;
  const fill = (piece: string) => piece.repeat(Math.ceil(LENGTH / piece.length)).slice(0, LENGTH);
  test.each([
    "1",
    "1.",
    "1,111",
    "6.1 ",
    "<",
    '<"',
    '<a b="',
    "&",
    "&#0",
    "%4",
    "° ",
    "6°1",
    "N 1 ",
    "a.b",
    "///abc",
    " ",
    "x1",
    "7 8'",
    "maps.",
    "44N ",
    "2345678",
    "lat ",
    "1d",
    "-",
    "<!--",
    "\u0301",
  ])("takes linear time on %j repeated", (piece) => {
    const start = performance.now();
    findPosition(fill(piece));
    // A hundredth of what quadratic time would take, with room for a busy machine.
    expect(performance.now() - start).toBeLessThan(2000);
  });
});
