import { listMetFirst } from "../../../content/entries/rows/met-first.server.ts";
import { readPlaces } from "../../../content/lives/places/read-places.server.ts";
import { countRows } from "../../../platform/db/count-rows.server.ts";
import type { Services } from "../../../platform/services/services.server.ts";
import { TUSKERS_PER_PAGE } from "../../../site/parts/search/tusker-query.ts";
import { GUIDE_PATH, NOT_IN_GUIDE_PATH } from "../pack.ts";

/** No guide has room for more pages of tuskers: each takes 20 kB with its portrait. */
const MOST_TUSKERS = 150;

const WATCHING = "/articles/watching-tuskers-responsibly";

/** Which pages the guide holds, in English. */
export type PackPages = {
  /** Without these it is no guide. */
  frame: string[];
  /** As many as there is room for, the first ones first. */
  tuskers: string[];
  rest: string[];
  /** How many tuskers are published. */
  all: number;
};

const countTuskers = ({ db }: Pick<Services, "db">): Promise<number> =>
  countRows(db.read.selectFrom("tuskers").where("publication", "=", "published").where("binned_at", "is", null));

export async function packPages(services: Pick<Services, "db">): Promise<PackPages> {
  const tuskers = (await listMetFirst(services.db.read, MOST_TUSKERS)).map(({ slug }) => `/tuskers/${slug}`);
  const places = (await readPlaces(services.db)).toSorted((one, other) => other.tuskersWithin - one.tuskersWithin);
  const lists = Math.ceil(tuskers.length / TUSKERS_PER_PAGE);
  return {
    frame: [GUIDE_PATH, NOT_IN_GUIDE_PATH, "/key", "/places", "/tuskers", WATCHING],
    tuskers,
    rest: [
      ...Array.from({ length: Math.max(0, lists - 1) }, (_, index) => `/tuskers?page=${index + 2}`),
      ...places.map(({ key }) => `/places/${key}`),
    ],
    all: await countTuskers(services),
  };
}
