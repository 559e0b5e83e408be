import type { E2eSite } from "./running-site.ts";

/** Adds eleven tuskers, so that the list has two pages; Gemunu has everything that a page can show. */
export async function addSampleTuskers({ call }: Pick<E2eSite, "call">): Promise<void> {
  const names = ["Agbo", "Barana", "Bathiya", "Bhanu", "Bullet", "Enigma", "Kandula", "Koliya", "Mahasen", "Neela"];
  const tuskers = [
    ...names.map((name) => ({
      name,
      age: 30,
      location: "Yala National Park",
      description: `${name} is a bull of Yala.`,
    })),
    {
      name: "Gemunu",
      age: null,
      location: "Yala National Park",
      status: "missing",
      statusAsOf: "2022-11",
      description: "Gemunu walks the plains of Yala.\n\nHe is known to visitors.",
      tags: ["yala"],
      aliases: ["ගැමුණු"],
      sources: [{ title: "A paper", url: "https://paper.example/gemunu", kind: "news" }],
    },
  ];
  for (const tusker of tuskers) {
    const answer = await call("POST", "/api/tuskers", tusker);
    if (answer.status !== 201) throw new Error(`A tusker could not be made: ${await answer.text()}`);
  }
}
