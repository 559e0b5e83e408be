import { Link } from "react-router";
import { Icon } from "../../platform/ui/icon.tsx";
import { TuskerCard, type TuskerCardFields } from "../../tuskers/card/tusker-card.tsx";

/** One wide plate with two small ones beside it. */
const GROUP = 3;

/** The administrators' pick in its order: the first ones as a group, the rest as plates. */
export function FeaturedTuskers({ tuskers }: { tuskers: readonly TuskerCardFields[] }) {
  if (tuskers.length === 0) return null;
  const rest = tuskers.slice(GROUP);
  return (
    <section className="wrap featured" aria-labelledby="featured">
      <div className="head">
        <h2 id="featured">Featured Tuskers</h2>
        <Link className="more" to="/tuskers">
          Browse All Tuskers
          <Icon name="arrow-right" />
        </Link>
      </div>
      <div className="feature">
        {tuskers.slice(0, GROUP).map((tusker, index) => (
          <TuskerCard key={tusker.slug} tusker={tusker} shape={index === 0 ? "3:2" : "small"} />
        ))}
      </div>
      {rest.length > 0 && (
        <div className="plates">
          {rest.map((tusker) => (
            <TuskerCard key={tusker.slug} tusker={tusker} />
          ))}
        </div>
      )}
    </section>
  );
}
