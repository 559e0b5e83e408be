import type { Figure } from "../figure.ts";

/** About as it is shipped. Figures name their sources by the keys of the starter content. */
export const about = {
  heading: "A register of names",
  lead: "We keep the stories of Sri Lanka’s tuskers in one place. Each entry lists its sources.",
  description:
    "How the directory of Sri Lanka's tuskers is written: each entry with its sources, each status with the date of the last report, and no exact place of a living wild animal.",
  namesTitle: "Why names",
  namesText: `<p>Only about seven in a hundred of Sri Lanka’s male elephants carry tusks. So few are left that people know them singly, by the sweep of the ivory or a torn ear, and give them names, as Revatha or Thilak; some bear those of ancient kings.</p>
<p>A count of elephants tells how many there are. A name tells what became of one. When the crossed tusker of Galgamuwa was shot in 2017, when Revatha touched an illegal fence in 2021, the country heard of it because each had a name. Their stories lay scattered over newspapers, photographers’ pages and temple records. Here they stand side by side, and can be searched.</p>`,
  namesFigures: [
    {
      value: "122",
      meaning: "tuskers counted in the survey of August 2011",
      note: "a count, not a total",
      sources: ["S206", "S213"],
    },
    {
      value: "7,451",
      meaning: "elephants counted, as a minimum",
      note: "national survey, August 2024; the department warned against reading it as success",
      sources: ["S205"],
    },
    {
      value: "70%",
      meaning: "of the elephants’ range lies outside protected areas",
      note: "approximate",
      sources: ["S243", "S244", "S245"],
    },
  ] as Figure[],
  writeTitle: "How we write",
  writeText: `<p>A wild tusker reported alive three years ago may be dead today, so a status stands with the date of the last report, unless the sources give none. Heights and lengths of wild animals are estimates made by eye, and we say so. Where two accounts disagree we give both.</p>
<p>Every page about a tusker ends with its sources. News reports, official pages and the work of specialists count for more than a travel page or a blog; where we had nothing better, the text says who says so.</p>
<p>The elephants of the great processions have their place here too. Many of them were not born on the island: they came from India, Thailand or Myanmar, many as gifts of state. They belong to this register by their lives. Where their origin is known we give it.</p>
<h3>Where they are</h3>
<p>We publish no exact positions of living wild animals. The park or the district is all that a page names, no village, road or tank, and photographs lose their location when they are uploaded. A tusker who is easy to find is easy to kill.</p>`,
  askTitle: "Have a photograph?",
  askText: `<p>If you took a picture of one of these tuskers and would let us use it, or if you know that something here is wrong, write to us.</p>`,
  beginTitle: "Where to begin",
  beginText: `<p>The <a href="/tuskers">directory</a> lists the tuskers by name, wild, domesticated and rescued. The <a href="/articles">articles</a> tell of what is behind the names: the Gathering at Minneriya, the fences that kill and the fences that do not, the procession of Kandy, the law on ivory.</p>`,
};
