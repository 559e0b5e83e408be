import { ButtonLink } from "../../../ui/kit/button-link.tsx";
import styles from "./find-out.module.css";
import { words } from "./words.ts";

/** The way to the key, for those who saw a tusker and do not know which. */
export const FindOut = () => (
  <section className={`wrap ${styles.find}`} aria-labelledby="find-out">
    <div>
      <h2 id="find-out">{words.findOut.title}</h2>
      <p>{words.findOut.text}</p>
    </div>
    <ButtonLink to="/key" quiet>
      {words.findOut.key}
    </ButtonLink>
  </section>
);
