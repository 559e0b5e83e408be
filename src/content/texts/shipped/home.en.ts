import type { Figure } from "../figure.ts";

/**
 * Home as it is shipped. The texts are rich text as it is stored: a site that never edited them shows these. Figures name
 * their sources by the keys of the starter content; a site without these sources shows the figures alone.
 */
export const home = {
  heroTitle: "The tuskers of Sri Lanka",
  heroLead:
    "About seven in a hundred of the island’s male elephants carry tusks. These are their names, where they live, and what became of them.",
  description:
    "A directory of the tuskers of Sri Lanka by name: where each lives, what became of him, and the sources of what is told.",
  whyTitle: "Why so few carry ivory",
  whyText: `<p>In the south of India nearly every bull has tusks; in the north of that country a little under half of them do. On this island it is about seven males in a hundred. The usual explanation is a long one: centuries of capture and hunting took the tusked bulls first, and with them the tusks that their sons would have worn.</p>
<p>Only males grow true tusks: upper incisors that never stop growing. The others have nothing to show, or tushes, thin teeth a few inches long, which some of the females have as well. Sri Lanka has a word for each of them. An <span lang="si-Latn">“etha”</span> is a tusker. A male without tusks is a makhna, a male that has neither tusk nor tush is a <span lang="si-Latn">“pussa”</span>, and a bull that walks by himself is a <span lang="si-Latn">“thani aliya”</span>.</p>
<p>So a tusker here is known by name. He is told from others by the sweep of his ivory, by the tusk that he broke in a fight, by a torn ear or the pale patches on dark skin. When <a href="/tuskers?search=Nadungamuwa+Raja">Nadungamuwa Raja</a> died in March 2022 he was declared a national treasure on the same day. When <a href="/tuskers?search=Unicorn">Unicorn</a>, the single-tusked bull of Minneriya, was shot in March 2025, his death was announced in Parliament.</p>
<p>Elephants live on about 62% of the country’s land, and most of that is no park: it is a country of tanks that kings built and of fields that families plant. For sixty years elephants were driven out of it, into the parks. The adult males, with whom most of the conflict arises, did not stay there.</p>`,
  // A percentage without its base is the most common mistake about tuskers: this one is of males. About has the others.
  whyFigures: [
    {
      value: "7,451",
      meaning: "elephants counted, as a minimum",
      note: "national survey, August 2024",
      sources: ["S205"],
    },
    { value: "6.5%", meaning: "of the males carried tusks, by that survey", note: "6.0% in 2011", sources: ["S205"] },
    {
      value: "70%",
      meaning: "of the elephants’ range lies outside protected areas",
      note: "approximate",
      sources: ["S243", "S244", "S245"],
    },
  ] as Figure[],
  walkTitle: "Where they live",
  walkText: `<p>The dry zone is a country of tanks, as the old reservoirs are called. When the water of Minneriya draws down between May and October, fresh grass covers the bed, and by August and September three to four hundred elephants have come to it. They come for the grass, not for the water: in years in which the tank stays full, the Gathering is small.</p>
<p>The herd of Kala Wewa is smaller, over two hundred in the dry season, and it is known as the best place in the country for tuskers. Udawalawe has elephants all year, yet of 241 adult males known there only four had tusks.</p>
<p>For a tusker who lives wild we name the park or the district and nothing nearer. What would help a reader to find him would help a poacher too.</p>`,
  // Only parks whose area a source gives have one.
  walkPlaces: [
    {
      value: "",
      meaning: "Kala Wewa",
      note: "The best place for tuskers",
      sources: ["S31", "S38", "S49", "S175", "S176", "S177"],
    },
    {
      value: "88.9 km²",
      meaning: "Minneriya",
      note: "The Gathering, May to October",
      sources: ["S166", "S167", "S168", "S169"],
    },
    { value: "≥ 978.8 km²", meaning: "Yala", note: "Thilak, who died there in 2017", sources: ["S158", "S15"] },
    {
      value: "≥ 308.2 km²",
      meaning: "Udawalawe",
      note: "Elephants all year, few tusks",
      sources: ["S162", "S163"],
    },
    {
      value: "≥ 15.5 km²",
      meaning: "Lahugala",
      note: "Up to 150 on beru grass, July and August",
      sources: ["S186", "S187", "S188"],
    },
    {
      value: "1,316.9 km²",
      meaning: "Wilpattu",
      note: "The largest park; elephants in part of it",
      sources: ["S179", "S160"],
    },
  ] as Figure[],
  processionTitle: "Bearing the casket",
  processionText: `<p>For ten nights in July and August the Esala Perahera goes round Kandy, and one elephant in it walks on white cloth. He carries the casket of the Tooth Relic, and he is always a tusker. A rule of 2019 asks that he stand between eight and a half and nine feet, be over thirty years old and have tusks of at least three feet. The older lists ask for seven points that touch the ground, a flat back and a calm nature.</p>
<p><a href="/tuskers?search=Maligawa+Raja">Maligawa Raja</a> was that elephant for so long that sources count it as 34 years or as 37. When he died in 1988 there was a day of mourning, and he has a museum of his own beside the temple. Heiyantuduwa Raja, Millangoda Raja and Nadungamuwa Raja bore the casket after him, the last of them thirteen times. Since then it has been Indi Raja above all.</p>
<p>Most tuskers of the processions were born in India, Thailand or Myanmar, many of them gifts from one state to another. Where the origin of a tusker is known, his record gives it, with the sources that it rests on. Where they disagree, the record says so.</p>`,
  processionFigures: [
    { value: "80", meaning: "elephants in the procession of 2019", note: "over 100 in 2005", sources: ["S99"] },
    {
      value: "3",
      meaning: "tuskers held fit to carry the casket",
      note: "2025; five in 2019",
      sources: ["S99", "S111"],
    },
    {
      value: "90 km",
      meaning: "on foot to Kandy, as Nadungamuwa Raja walked them",
      note: "about; from Gampaha",
      sources: ["S100", "S101", "S105"],
    },
  ] as Figure[],
  tollTitle: "The toll of ten years",
  tollNumber: "3,484",
  tollSources: ["S232"],
  tollText: `<p>elephant deaths from 2015 to 2024, from every cause, natural and unknown ones among them. In the same ten years 1,195 people lost their lives to elephants, as Parliament was told in February 2025.</p>
<p>Poaching for ivory is a smaller threat to elephants than the conflict over land. But it is aimed at tuskers.</p>`,
  tollYears: [
    { value: "38", meaning: "2018", note: "", sources: ["S233"] },
    { value: "41", meaning: "2019", note: "", sources: ["S233"] },
    { value: "31", meaning: "2020", note: "", sources: ["S233"] },
    { value: "66", meaning: "2021", note: "", sources: ["S233"] },
    { value: "50", meaning: "2022", note: "", sources: ["S233"] },
    { value: "72", meaning: "2023", note: "", sources: ["S233"] },
  ] as Figure[],
  wireText: `<p>Another list gives 66 for 2023. For 2024 about 50 to 56 are reported.</p>
<p>Often the wire was a home-made one, joined to the mains to guard a crop. A legal fence only stuns. The National Action Plan rests on such fences: one that a village keeps round itself, and another that stands round the paddy while it grows. <a href="/articles?category=conservation">Read the articles on conservation</a></p>`,
};
