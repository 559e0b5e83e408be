import { Link } from "react-router";
import asideStyles from "../../platform/ui/aside.module.css";
import { ButtonLink } from "../../platform/ui/button-link.tsx";
import essayStyles from "../../platform/ui/essay.module.css";
import type { TuskerStatus } from "../../tuskers/status.ts";

export const TITLE = "About Us";

export const DESCRIPTION =
  "How the directory of Sri Lanka's tuskers is written: each entry with its sources, each status with the date of the last report, and no exact place of a living wild animal.";

/** What the sky of a drawing means. A status that is not explained does not compile. */
const SKIES: Record<TuskerStatus, string> = {
  alive: "a sun or a moon where he was last recorded as alive",
  dead: "an evening with its first stars where he is dead",
  missing: "mist where he is missing",
};

/** The text above the band of drawn elephants. */
export const HEADING = "A register of names";
export const LEAD = "We keep the stories of Sri Lanka’s tuskers in one place. Each entry lists its sources.";

/** The text below the band. */
export function AboutText() {
  return (
    <>
      <div className={`wrap band ${essayStyles.essay}`}>
        <h2>Why names</h2>
        <div className="prose">
          <p>
            Only about seven in a hundred of Sri Lanka’s male elephants carry tusks. So few are left that people know
            them singly, by the sweep of the ivory or a torn ear, and give them names, as Revatha or Thilak; some bear
            those of ancient kings.
          </p>
          <p>
            A count of elephants tells how many there are. A name tells what became of one. When the crossed tusker of
            Galgamuwa was shot in 2017, when Revatha touched an illegal fence in 2021, the country heard of it because
            each had a name. Their stories lay scattered over newspapers, photographers’ pages and temple records. Here
            they stand side by side, and can be searched.
          </p>
        </div>
        <dl className={essayStyles.figures}>
          <div>
            <dt>122</dt>
            <dd>
              tuskers counted in the survey of August 2011
              <small>a count, not a total</small>
            </dd>
          </div>
          <div>
            <dt>7,451</dt>
            <dd>
              elephants counted, as a minimum
              <small>national survey, August 2024; the department warned against reading it as success</small>
            </dd>
          </div>
          <div>
            <dt>70 %</dt>
            <dd>
              of the elephants’ range lies outside protected areas
              <small>approximate</small>
            </dd>
          </div>
        </dl>
      </div>
      <div className="sunk">
        <div className={`wrap band ${essayStyles.essay}`}>
          <h2>How we write</h2>
          <div className="prose">
            <p>
              A wild tusker reported alive three years ago may be dead today, so a status stands with the date of the
              last report, unless the sources give none. Heights and lengths of wild animals are estimates made by eye,
              and we say so. Where two accounts disagree we give both.
            </p>
            <p>
              Every page about a tusker ends with its sources. News reports, official pages and the work of specialists
              count for more than a travel page or a blog; where we had nothing better, the text says who says so.
            </p>
            <p>
              The elephants of the great processions have their place here too. Many of them were not born on the
              island: they came from India, Thailand or Myanmar, many as gifts of state. They belong to this register by
              their lives. Where their origin is known we give it.
            </p>
            <h3>Where they are</h3>
            <p>
              We publish no exact positions of living wild animals. The park or the district is all that a page names,
              no village, road or tank, and photographs lose their location when they are uploaded. A tusker who is easy
              to find is easy to kill.
            </p>
            <h3>The pictures</h3>
            <p>
              Where we have no photograph we show an illustration. His tusks are drawn as far as somebody recorded them,
              and plain where nobody did; where one is missing and nobody wrote down which, the drawing does not show it
              either. Ears and setting are imagined, and the caption says so; skin and cloth are imagined too. The sky
              above him tells his status: {Object.values(SKIES).join(", ")}. None of these is a likeness.
            </p>
          </div>
          <div className={asideStyles.aside}>
            <h2>Have a photograph?</h2>
            <p>
              If you took a picture of one of these tuskers and would let us use it, or if you know that something here
              is wrong, write to us.
            </p>
            <ButtonLink to="/contact">Contact Us</ButtonLink>
          </div>
        </div>
      </div>
      <div className={`wrap band ${essayStyles.essay}`}>
        <h2>Where to begin</h2>
        <div className="prose">
          <p>
            The <Link to="/tuskers">directory</Link> lists the tuskers by name, wild, domesticated and rescued. The{" "}
            <Link to="/articles">articles</Link> tell of what is behind the names: the Gathering at Minneriya, the
            fences that kill and the fences that do not, the procession of Kandy, the law on ivory.
          </p>
        </div>
      </div>
    </>
  );
}
