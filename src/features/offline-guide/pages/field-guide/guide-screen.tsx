import { type ReactNode, useEffect, useRef } from "react";
import { currentLanguage } from "../../../../platform/languages/current-language.ts";
import { addressIn } from "../../../../platform/languages/language.ts";
import { Icon } from "../../../../ui/kit/icon.tsx";
import type { IconName } from "../../../../ui/kit/icon-names.ts";
import { daysSince, GUIDE_PATH, OLD_AFTER_DAYS } from "../../pack.ts";
import type { words } from "../../words.ts";
import { GuideLinks } from "./guide-links.tsx";
import styles from "./guide-page.module.css";
import { bytesToFetch, useGuide } from "./use-guide.browser.ts";

export type GuideTexts = Omit<typeof words, "line" | "offer">;

/** Bytes in MB with one digit; what is less than a tenth is a tenth. */
const inMb = (bytes: number): string => (bytes === 0 ? 0 : Math.max(0.1, bytes / 1e6)).toFixed(1);

/** Writes values into a text with names in braces. */
const filled = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

type BoxProps = {
  icon: IconName;
  tone?: "good" | "bad";
  title: string;
  size?: ReactNode;
  note?: string;
  children?: ReactNode;
};

const Box = ({ icon, tone, title, size, note, children }: BoxProps) => (
  <section className={styles.box} data-tone={tone}>
    <div className={styles.sign}>
      <Icon name={icon} />
    </div>
    <div>
      <h2>{title}</h2>
      <p className={styles.size}>{size}</p>
      {note !== undefined && <p className={styles.fine}>{note}</p>}
      {children}
    </div>
  </section>
);

const Act = ({ onPress, quiet = false, children }: { onPress(): void; quiet?: boolean; children: string }) => (
  <button type="button" className={quiet ? "btn quiet needs-script" : "btn needs-script"} onClick={onPress}>
    {children}
  </button>
);

type Guide = ReturnType<typeof useGuide>;

function Offer({ texts, guide: { pack, take } }: { texts: GuideTexts; guide: Guide }) {
  const { held, all } = pack?.tuskers ?? { held: 0, all: 0 };
  const tuskers = pack === undefined ? texts.held : held === all ? texts.heldAll : texts.heldOf;
  return (
    <Box
      icon="book-marked"
      title={texts.take}
      size={pack && filled(texts.about, { size: inMb(pack.bytes), made: pack.made })}
    >
      <ul className={styles.inIt}>
        <li>{filled(tuskers, { held, all })}</li>
        {texts.inIt.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className={styles.acts}>
        <Act onPress={() => void take()}>{texts.take}</Act>
      </p>
      <p className={styles.fine}>{texts.keeps}</p>
      <p className={`${styles.fine} ${styles.withoutScript}`}>{texts.withoutScript}</p>
    </Box>
  );
}

function Ready({ texts, guide, isNewest }: { texts: GuideTexts; guide: Guide; isNewest: boolean }) {
  const { stored, pack, take, remove } = guide;
  if (stored === undefined) return null;
  const days = daysSince(stored.pack.day, Date.now());
  const isOld = days > OLD_AFTER_DAYS;
  const hasNewer = pack !== undefined && (pack.id !== stored.pack.id || stored.isPruned);
  const about = filled(texts.about, { size: inMb(stored.pack.bytes), made: stored.pack.made });
  const newer = hasNewer
    ? filled(texts.ready.renewal, { made: pack.made, size: inMb(bytesToFetch(stored, pack)) })
    : isNewest || pack !== undefined
      ? texts.ready.newest
      : "";
  return (
    <Box
      icon={isOld ? "triangle-alert" : "circle-check"}
      tone={isOld ? "bad" : "good"}
      title={isOld ? filled(texts.old.title, { days }) : texts.ready.title}
      size={about}
      note={isOld ? texts.old.note : texts.ready.note}
    >
      <p className={styles.fine} role="status">
        {newer}
      </p>
      <p className={styles.acts}>
        {(hasNewer || isOld) && <Act onPress={() => void take()}>{texts.old.renew}</Act>}
        {!hasNewer && (
          <Act quiet onPress={() => void guide.loadPack()}>
            {texts.ready.newer}
          </Act>
        )}
        <Act quiet onPress={() => void remove()}>
          {texts.ready.remove}
        </Act>
      </p>
    </Box>
  );
}

function Failed({ texts, guide, state }: { texts: GuideTexts; guide: Guide; state: Guide["state"] }) {
  if (state.step !== "trouble") return null;
  const { pack, take, remove } = guide;
  const { title, note } = texts[state.trouble];
  const { free } = state;
  const isTold = state.trouble === "room" && free !== undefined && pack !== undefined && free < pack.bytes;
  const needs = isTold ? filled(texts.room.needs, { size: inMb(pack.bytes), free: inMb(free) }) : undefined;
  return (
    <Box icon="triangle-alert" tone="bad" title={title} size={needs} note={note}>
      <p className={styles.acts}>
        <Act onPress={() => void take()}>{texts.again}</Act>
        {state.trouble === "network" && (
          <Act quiet onPress={() => void remove()}>
            {texts.ready.remove}
          </Act>
        )}
      </p>
    </Box>
  );
}

function Current({ texts, guide }: { texts: GuideTexts; guide: Guide }) {
  const { state, take, cancel } = guide;
  if (state.step === "unsupported") {
    return <Box icon="triangle-alert" tone="bad" title={texts.take} note={texts.unsupported} />;
  }
  if (state.step === "taking") {
    const { done, total } = state;
    const size = total === 0 ? "" : filled(texts.taking.progress, { done: (done / 1e6).toFixed(1), size: inMb(total) });
    return (
      <Box icon="download" title={texts.taking.title} size={<label htmlFor="taken">{size}</label>}>
        <progress id="taken" max={total || 1} value={done} />
        <p className={styles.fine}>{texts.taking.note}</p>
        <p className={styles.acts}>
          <Act quiet onPress={cancel}>
            {texts.taking.cancel}
          </Act>
        </p>
      </Box>
    );
  }
  if (state.step === "trouble") return <Failed texts={texts} guide={guide} state={state} />;
  if (state.step === "ready") return <Ready texts={texts} guide={guide} isNewest={state.isNewest} />;
  if (state.step === "removed") {
    const freed = state.bytes === 0 ? undefined : filled(texts.removed.note, { size: inMb(state.bytes) });
    return (
      <Box icon="trash" title={texts.removed.title} size={freed}>
        <p className={styles.acts}>
          <Act quiet onPress={() => void take()}>
            {texts.removed.again}
          </Act>
        </p>
      </Box>
    );
  }
  return <Offer texts={texts} guide={guide} />;
}

/** What became of the guide, in a sentence for screen readers. Progress is not told at each step. */
function toldOf({ step, ...state }: Guide["state"], texts: GuideTexts): string {
  if (step === "taking") return texts.taking.title;
  if (step === "removed") return texts.removed.title;
  if (step === "ready" && "isNewest" in state && state.isNewest) return texts.ready.title;
  return step === "trouble" && "trouble" in state ? texts[state.trouble].title : "";
}

/** Keeps the focus in the box when the pressed button disappears with its step. Otherwise it would fall to the body. */
function useFocusKept(step: string) {
  const box = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: buttons go when the step changes.
  useEffect(() => {
    if (isPressed.current && document.activeElement === document.body) box.current?.focus();
    isPressed.current = false;
  }, [step]);
  const onClick = () => {
    isPressed.current = true;
  };
  return { ref: box, tabIndex: -1, onClick };
}

/** The page of the guide: offered, arriving, ready, old, failed, removed. Without script it explains the guide. */
export function GuideScreen({ texts }: { texts: GuideTexts }) {
  const guide = useGuide();
  return (
    <div className={`wrap page-end ${styles.guide}`}>
      <div className="pagehead">
        <h1>{texts.title}</h1>
        <p>{texts.lead}</p>
      </div>
      <p className="sr" role="status">
        {toldOf(guide.state, texts)}
      </p>
      <div {...useFocusKept(guide.state.step)}>
        <Current texts={texts} guide={guide} />
      </div>
      <section className={styles.contents}>
        <h2>{texts.contents}</h2>
        <GuideLinks texts={texts.links} />
        <p className={styles.fine}>
          <a href={addressIn(currentLanguage(), `${GUIDE_PATH}.pdf`)}>{texts.paper}</a>
        </p>
      </section>
    </div>
  );
}
