import { readHeightOrder, readLivesHere } from "../../content/lives/read-lives.server.ts";
import { isDisputed, sourcedHeight } from "../../content/record/measured-span.ts";
import type { IndexedDatabase } from "../../content/search/directory-index.server.ts";
import type { Heights, Tall } from "./heights.ts";

const PER_PAGE = 12;

/** One page of the heights; the last one if there are fewer. */
export async function readHeights(db: IndexedDatabase, asked: number): Promise<Heights> {
  const order = await readHeightOrder(db);
  const pages = Math.max(1, Math.ceil(order.length / PER_PAGE));
  const page = Math.min(asked, pages);
  const told = await readLivesHere(db, order.slice((page - 1) * PER_PAGE, page * PER_PAGE));
  const tuskers = told.flatMap(({ life, fields }): Tall[] => {
    const height = sourcedHeight(fields);
    if (height === undefined) return [];
    const { slug, name, category, status } = life;
    const { statusAsOf, diedOn } = fields;
    return [
      {
        ...{ slug, name, category, status, statusAsOf, diedOn },
        ...{ min: height.min, max: height.max },
        about: fields.claims.height?.some(({ value }) => value.about === true) ?? false,
        disputed: isDisputed(fields.claims.height),
        sources: fields.sources.filter(({ key }) => height.sources.includes(key)),
      },
    ];
  });
  return { total: order.length, page, pages, tuskers };
}
