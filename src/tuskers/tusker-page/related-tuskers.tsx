import { Link } from "react-router";
import { Icon } from "../../platform/ui/icon.tsx";
import { TuskerCard, type TuskerCardFields } from "../card/tusker-card.tsx";

/** Up to three tuskers to read about next. */
export function RelatedTuskers({ tuskers }: { tuskers: TuskerCardFields[] }) {
  if (tuskers.length === 0) return null;
  return (
    <section className="band sunk" aria-labelledby="related">
      <div className="wrap">
        <div className="head">
          <h2 id="related">Explore More Magnificent Tuskers</h2>
          <Link className="more" to="/tuskers">
            Browse All Tuskers
            <Icon name="arrow-right" />
          </Link>
        </div>
        <div className="plates">
          {tuskers.map((tusker) => (
            <TuskerCard key={tusker.slug} tusker={tusker} action="Discover Story" />
          ))}
        </div>
      </div>
    </section>
  );
}
