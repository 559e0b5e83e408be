import { SHIPPED_SETTINGS } from "../../src/content/settings/site/site-settings.ts";
import { ADMINISTRATOR } from "./launch-site.ts";
import { CORRECTION, letterForm } from "./letters.ts";
import type { RunningSite } from "./running-site.ts";
import { drawing } from "./sample-images.ts";

/** One word of that many letters. */
const longWord = (letters: number): string => "Wasgamuwa".repeat(34).slice(0, letters);

type Answer = { _id: string; slug: string; version: number; key: string; url: string };

/** The addresses of a site in which every short text is one word as long as it may be, and every long text has one. */
export type LongWords = { pages: string[]; screens: string[] };

export async function fillWithLongWords({ url, call, upload }: RunningSite): Promise<LongWords> {
  const send = async (method: string, path: string, json?: object): Promise<Answer> => {
    const answer = await call(method, path, json);
    if (!answer.ok) throw new Error(`${method} ${path} was refused: ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };
  const file = new Blob([new Uint8Array(await drawing(60, 40).jpeg().toBuffer())], { type: "image/jpeg" });
  const images = [await upload(file, `${longWord(90)}.jpg`)];
  const texts = { alt: longWord(300), credit: longWord(160), licence: longWord(160) };
  const source = await send("POST", "/api/sources", {
    title: longWord(300),
    kind: "news",
    author: longWord(200),
    publisher: longWord(200),
    note: longWord(300),
    url: `https://${longWord(60)}.example/${longWord(200)}`,
  });
  const stated = { sources: [source.key], note: longWord(300) };
  const figure = `<figure><img src="${images[0]}" alt="A tusker"><figcaption>${longWord(200)}</figcaption></figure>`;
  const text = [
    `<p>${longWord(300)}</p><h2>${longWord(120)}</h2><h3>${longWord(120)}</h3><ul><li>${longWord(120)}</li></ul>`,
    `<blockquote>${longWord(120)}</blockquote><table><tbody><tr><td>${longWord(120)}</td><td>1</td></tr></tbody></table>`,
    figure,
  ].join("");
  const tusker = {
    name: longWord(120),
    aliases: [longWord(120), longWord(119)],
    age: null,
    ageNote: longWord(200),
    status: "dead",
    statusNote: longWord(300),
    diedOn: "2011-11-28",
    bornYear: 1950,
    heightM: 3,
    location: longWord(200),
    tags: [longWord(60), longWord(59), longWord(58)],
    tusks: longWord(300),
    origin: longWord(300),
    description: text,
    images,
    imageDetails: [{ url: images[0], ...texts }],
    sources: [{ key: source.key }],
    claims: {
      born: [{ value: "1950", ...stated }],
      died: [{ value: "2011-11-28", ...stated }],
      origin: [
        { value: longWord(300), ...stated },
        { value: longWord(299), ...stated },
      ],
      height: [
        { value: { min: 3, max: 3 }, ...stated },
        { value: { min: 2.7, max: 2.7 }, ...stated },
      ],
    },
    events: [
      { kind: "given", date: "1960", place: "yala", text: longWord(300), role: longWord(100), sources: [source.key] },
      { kind: "died", date: "2011-11-28", text: longWord(300), account: longWord(40), sources: [source.key] },
    ],
    features: [{ character: "tusks", state: "both", ...stated }],
    relations: [{ kind: "rival", name: longWord(120), ...stated }],
  };
  const first = await send("POST", "/api/tuskers", tusker);
  const second = await send("POST", "/api/tuskers", {
    ...tusker,
    status: "alive",
    diedOn: null,
    claims: {},
    events: [],
    relations: [{ kind: "rival", to: first._id }],
  });
  await send("PUT", `/api/tuskers/${second._id}`, {
    ...tusker,
    claims: {},
    events: [],
    status: "alive",
    diedOn: null,
    tusks: longWord(200),
  });
  const draft = await send("POST", "/api/tuskers", { ...tusker, publication: "draft" });
  const gone = await send("POST", "/api/tuskers", { ...tusker });
  await send("DELETE", `/api/tuskers/${gone._id}`);
  const article = {
    title: longWord(200),
    excerpt: longWord(300),
    description: longWord(300),
    content: text,
    author: longWord(120),
    publishDate: "2026-01-10",
    category: "research",
    tags: [longWord(60), longWord(59)],
    images,
    sources: [{ key: source.key }],
  };
  const written = await send("POST", "/api/articles", article);
  await send("POST", "/api/articles", article);
  await send("PUT", "/api/tuskers/featured", { ids: [first._id, second._id] });
  await send("PUT", "/api/settings/key", { total: 142, note: longWord(300), source: source.key });
  await send("PUT", "/api/settings/site", {
    ...SHIPPED_SETTINGS,
    name: { en: longWord(60), si: null, ta: null },
    description: { en: longWord(200), si: null, ta: null },
    footer: { en: longWord(300), si: null, ta: null },
    links: [{ label: longWord(40), url: `https://social.example/${longWord(200)}` }],
  });
  await send("POST", "/api/contact", {
    name: longWord(120),
    email: `${longWord(60)}@${longWord(60)}.example`,
    subject: longWord(200),
    message: longWord(300),
  });
  const invitation = { username: longWord(60), currentPassword: ADMINISTRATOR.password };
  const account = await send("POST", "/api/accounts/invitations", invitation);
  await send("POST", `/api/invitations/${account.url.split("/").at(-1)}`, { password: "a password of her own" });
  await send("POST", "/api/accounts/invitations", { ...invitation, username: longWord(59) });
  await send("POST", "/api/account/api-keys", {
    name: longWord(60),
    scope: "read",
    days: 30,
    currentPassword: ADMINISTRATOR.password,
  });
  const submission = await send("POST", "/api/submissions", {
    kind: "tusker",
    id: draft._id,
    version: 1,
    note: longWord(300),
  });
  await send("POST", `/api/submissions/${submission._id}/comments`, { field: "name", text: longWord(300) });
  const review = await send("POST", `/api/submissions/${submission._id}/links`, { label: longWord(60) });
  const preview = await send("POST", "/api/previews", { kind: "tusker", entry: tusker });
  await send("POST", "/api/webhooks", {
    url: `https://hooks.example/${longWord(200)}`,
    events: ["tusker.published"],
  });
  const correction = {
    ...CORRECTION,
    wrong: longWord(300),
    right: longWord(300),
    source: longWord(300),
    name: longWord(120),
  };
  const form = letterForm({ tusker: first.slug, ...correction });
  const letter = (await (await fetch(`${url}/api/letters`, { method: "POST", body: form })).json()) as Answer;
  const [received] = (await (await call("GET", "/api/letters")).json()) as Answer[];

  return {
    pages: [
      "/",
      "/tuskers",
      `/tuskers?search=${longWord(120)}`,
      `/tuskers/${first.slug}`,
      `/tuskers/${second.slug}`,
      `/tuskers/${gone.slug}`,
      `/tuskers/${first.slug}/card`,
      `/tuskers/${first.slug}/tell`,
      "/articles",
      `/articles?search=${longWord(120)}`,
      `/articles/${written.slug}`,
      "/record",
      "/record/statistics",
      "/record/on-this-day",
      "/tusks-and-heights",
      "/record/questions",
      "/places",
      "/places/yala",
      "/sources",
      `/sources?search=${longWord(120)}Q`,
      `/sources/${source.key}`,
      "/key#tusks=both",
      `/compare?a=${first.slug}&b=${second.slug}`,
      "/field-guide",
      "/field-guide/not-in-it",
      "/data",
      "/paper",
      `/search-results?search=${longWord(120)}`,
      `/search-results?q=${longWord(100)}Q`,
      `/not-found?from=${longWord(120)}`,
      `/${longWord(120)}`,
      `/contact?about=${first.slug}`,
      "/about",
      letter.url,
      review.url,
      preview.url,
    ],
    screens: [
      "/admin/dashboard",
      "/admin/dashboard?show=articles",
      `/admin/dashboard?search=${longWord(120)}Q`,
      `/admin/edit-tusker/${first._id}`,
      `/admin/edit-tusker/${second._id}/history`,
      `/admin/edit-article/${written._id}`,
      "/admin/review",
      `/admin/review/${submission._id}`,
      "/admin/messages",
      "/admin/letters",
      `/admin/letters/${received?._id}`,
      "/admin/pictures",
      "/admin/sources",
      `/admin/sources/${source.key}`,
      "/admin/bin",
      "/admin/tags",
      "/admin/featured",
      "/admin/pages",
      "/admin/translate",
      "/admin/translate/si",
      `/admin/translate/si/tusker/${first._id}`,
      "/admin/key",
      "/admin/settings",
      "/admin/webhooks",
      "/admin/activity",
      "/admin/exchange",
      "/admin/accounts",
      "/admin/account",
    ],
  };
}
