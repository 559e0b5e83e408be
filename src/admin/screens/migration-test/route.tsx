import { type FormEvent, useCallback, useRef, useState } from "react";
import { TextInput } from "../../../ui/kit/forms/field.tsx";
import { Icon } from "../../../ui/kit/icon.tsx";
import { Spinner } from "../../../ui/kit/loading/spinner.tsx";
import toolbarStyles from "../../kit/ui/lists/toolbar.module.css";
import { AdminPage } from "../../shell/admin-page.tsx";
import { Lead } from "../../shell/lead.tsx";
import { AddressLists } from "./address-lists.tsx";
import { type LogLine, LogPanel } from "./log-panel.tsx";
import { MetaPanel } from "./meta-panel.tsx";
import { fetchPageHead, type PageHead } from "./meta-tags.browser.ts";
import styles from "./migration-test.module.css";
import { type EntryType, type Log, type SampleAddress, type Score, sampleAddresses, testSlugs } from "./slug-tests.ts";

const NO_SCORE: Score = { passed: 0, failed: 0 };
const TYPES: readonly EntryType[] = ["articles", "tuskers"];
const HEADINGS = { articles: "Articles", tuskers: "Tuskers" } as const;

/** Fetches without the token, as a visitor does, so that the results hold for the public. */
const publicFetch: typeof fetch = (input, init) => fetch(input, init);

function ScoreCard({ type, score }: { type: EntryType; score: Score }) {
  return (
    <div className={styles.scorecard} data-score={type}>
      <h2>{HEADINGS[type]}</h2>
      <p className={score.passed > 0 ? styles.passed : undefined}>
        <b>{score.passed}</b> passed
      </p>
      <p className={score.failed > 0 ? styles.failed : undefined}>
        <b>{score.failed}</b> failed
      </p>
    </div>
  );
}

function useLog() {
  const [lines, setLines] = useState<readonly LogLine[]>([]);
  const last = useRef(0);
  const log: Log = useCallback((level, text) => {
    last.current += 1;
    const line = { id: last.current, at: new Date(), level, text };
    setLines((before) => [...before, line]);
  }, []);
  const clear = useCallback(() => setLines([]), []);
  return { lines, log, clear };
}

/** For administrators who migrated the site here: checks that new and old addresses lead to the same entries. */
export default function MigrationTest() {
  const { lines, log, clear } = useLog();
  const [scores, setScores] = useState({ articles: NO_SCORE, tuskers: NO_SCORE });
  const [addresses, setAddresses] = useState<readonly SampleAddress[]>([]);
  const [doing, setDoing] = useState<"tests" | "samples" | "meta">();
  const [path, setPath] = useState("/");
  const [head, setHead] = useState<PageHead>();

  const runTests = async () => {
    if (doing !== undefined) return;
    setDoing("tests");
    setScores({ articles: NO_SCORE, tuskers: NO_SCORE });
    log("info", "Slug tests begin");
    for (const type of TYPES) {
      const score = await testSlugs(publicFetch, type, log);
      setScores((before) => ({ ...before, [type]: score }));
    }
    log("info", "Slug tests are done");
    setDoing(undefined);
  };
  const generate = async () => {
    if (doing !== undefined) return;
    setDoing("samples");
    const found: SampleAddress[] = [];
    for (const type of TYPES) found.push(...(await sampleAddresses(publicFetch, type, log)));
    setAddresses(found);
    setDoing(undefined);
  };
  const showMeta = async (asked: string) => {
    if (doing !== undefined) return;
    setDoing("meta");
    const found = await fetchPageHead(asked);
    if ("failure" in found) {
      log("fail", `The meta tags of ${asked} could not be read: ${found.failure.message}`);
      setHead(undefined);
    } else {
      log("info", `Read ${found.tags.length} meta tags of ${asked}`);
      setHead(found);
    }
    setDoing(undefined);
  };
  const askForMeta = (event: FormEvent) => {
    event.preventDefault();
    // A full URL of this site works like its path. Any other text is taken as a path and ends in "not found".
    const url = URL.canParse(path, location.origin) ? new URL(path, location.origin) : undefined;
    if (url === undefined || url.origin !== location.origin) log("fail", `${path} is not an address of this site`);
    else void showMeta(url.pathname + url.search);
  };
  const turning = (what: typeof doing) => doing === what && <Spinner />;
  return (
    <AdminPage title="Migration Test Tool">
      <Lead>
        Checks that the first entries are the same by slug and by id, and that their old addresses still lead to them.
      </Lead>
      <div className={`acts ${styles.start}`}>
        <button type="button" className="btn" aria-disabled={doing !== undefined} onClick={() => void runTests()}>
          {turning("tests") || <Icon name="flask-conical" />}
          Run Slug Tests
        </button>
        <button type="button" className="btn quiet" aria-disabled={doing !== undefined} onClick={() => void generate()}>
          {turning("samples") || <Icon name="link" />}
          Generate Sample URLs
        </button>
        <button type="button" className="btn quiet" onClick={clear}>
          Clear Logs
        </button>
      </div>
      <div className={styles.scores} role="status">
        {TYPES.map((type) => (
          <ScoreCard key={type} type={type} score={scores[type]} />
        ))}
      </div>
      <AddressLists addresses={addresses} onMeta={(asked) => void showMeta(asked)} />
      <LogPanel lines={lines} />
      <form className={`${toolbarStyles.toolbar} ${styles.metaform}`} onSubmit={askForMeta}>
        <TextInput label="Public page" value={path} onChange={(event) => setPath(event.target.value)} />
        <button type="submit" className="btn quiet small" aria-disabled={doing !== undefined}>
          {turning("meta")}
          Show Meta Tags
        </button>
      </form>
      {head !== undefined && <MetaPanel key={head.path} head={head} onClose={() => setHead(undefined)} />}
    </AdminPage>
  );
}
