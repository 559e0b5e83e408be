import { Fragment, type ReactNode, useMemo } from "react";
import { counted } from "../../../../platform/text/counted.ts";
import { AdminImage } from "../../../inputs/stored-images/admin-image.tsx";
import { variantAt } from "../../../inputs/stored-images/image-variant.ts";
import { knownImage } from "../../../inputs/stored-images/known-images.ts";
import { type Block, type BlockForm, textBlocks } from "../blocks/block.ts";
import styles from "./block-changes.module.css";
import { type ComparedBlock, compareBlocks } from "./compare-blocks.ts";
import { TuskerName } from "./tusker-name.tsx";
import type { Stretch } from "./word-changes.ts";

/** Read out by screen readers, which do not announce strike-through and underline reliably. */
const SAID = { removed: ["taken out:", "end of what was taken out"], added: ["put in:", "end of what was put in"] };

const FORM_WORDS: Record<BlockForm, string> = {
  paragraph: "a paragraph",
  heading: "a heading",
  quotation: "a quotation",
  list: "a list",
  table: "a table",
  picture: "a picture with a caption",
  code: "code",
  line: "a line",
};

const FORM_CLASSES: Partial<Record<BlockForm, string | undefined>> = {
  heading: styles.heading,
  quotation: styles.quotation,
  picture: styles.plain,
  line: styles.plain,
};

const PICTURE_WIDTH = 160;

function Picture({ url, alt }: { url: string; alt: string }) {
  const { variants } = knownImage(url);
  return (
    <span className={styles.image}>
      <AdminImage url={variantAt({ url, variants }, 2 * PICTURE_WIDTH)} alt={alt} width={PICTURE_WIDTH} height={120} />
    </span>
  );
}

/** The words of a stretch as they look on the page. Where a link is new or gone, its address is told too. */
function Words({ text, look, kind }: Stretch): ReactNode {
  if (look?.image !== undefined) return <Picture url={look.image} alt={text} />;
  if (look?.cites !== undefined) return <sup title={look.cites}>{text}</sup>;
  if (look?.tusker !== undefined) return <TuskerName id={look.tusker} />;
  const words = (look?.tags ?? []).reduce<ReactNode>((inner, Tag) => <Tag key={Tag}>{inner}</Tag>, text);
  if (look?.link === undefined) return words;
  return (
    <>
      <span className={styles.link}>{words}</span>
      {kind !== "same" && <small> ({look.link})</small>}
    </>
  );
}

/** Stretches of one kind in a row, so that each change is one. */
function Change({ stretches }: { stretches: readonly Stretch[] }) {
  const kind = stretches[0]?.kind ?? "same";
  const words = stretches.map((stretch, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: stretches have neither identity nor state.
    <Words key={index} {...stretch} />
  ));
  if (kind === "same") return words;
  const [before, after] = SAID[kind];
  const Mark = kind === "removed" ? "del" : "ins";
  return (
    <Mark>
      <span className="sr"> {before} </span>
      {words}
      <span className="sr"> {after} </span>
    </Mark>
  );
}

function Stretches({ stretches }: { stretches: readonly Stretch[] }) {
  const rows = useMemo(() => {
    const grouped: Stretch[][] = [];
    for (const stretch of stretches) {
      const last = grouped.at(-1);
      if (last?.[0]?.kind === stretch.kind) last.push(stretch);
      else grouped.push([stretch]);
    }
    return grouped;
  }, [stretches]);
  return rows.map((row, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: stretches have neither identity nor state.
    <Change key={index} stretches={row} />
  ));
}

/** One block of a text with its changes. */
export function ChangedBlock({ block, label, stretches, was }: ComparedBlock) {
  const { form } = block;
  return (
    <div className={block.label === undefined ? undefined : styles.labelled}>
      {block.label !== undefined && (
        <b>
          <Stretches stretches={label} />
        </b>
      )}
      <p className={`${styles.text} ${FORM_CLASSES[form] ?? ""}`}>
        <Stretches stretches={stretches} />
        {was !== undefined && (
          <small>
            {" "}
            Was {FORM_WORDS[was]}, now {FORM_WORDS[form]}.
          </small>
        )}
      </p>
    </div>
  );
}

type BlockChangesProps = {
  before: readonly Block[];
  after: readonly Block[];
  /** Whether what did not change is shown as well. */
  isWhole?: boolean;
};

const NOUNS: Partial<Record<BlockForm, readonly [one: string, many: string]>> = {
  picture: ["image", "images"],
  line: ["other", "others"],
};

/** How many blocks did not change, at their place. */
function Unchanged({ blocks }: { blocks: readonly ComparedBlock[] }) {
  const forms = new Set(blocks.map(({ block }) => block.form));
  const [form] = forms;
  const [one, many] = (forms.size === 1 && form !== undefined && NOUNS[form]) || ["paragraph", "paragraphs"];
  return <p className={styles.unchanged}>{counted(blocks.length, one, many)} unchanged</p>;
}

/** Two versions of one text, merged, with removed and added parts marked. What did not change is counted. */
export function BlockChanges({ before, after, isWhole = false }: BlockChangesProps) {
  const groups = useMemo(() => {
    const all: ComparedBlock[][] = [];
    for (const block of compareBlocks(before, after)) {
      const last = all.at(-1);
      if (!isWhole && block.kind === "same" && last?.[0]?.kind === "same") last.push(block);
      else all.push([block]);
    }
    return all;
  }, [before, after, isWhole]);
  return (
    <div className={styles.blocks}>
      {groups.map((blocks, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have neither identity nor state.
        <Fragment key={index}>
          {!isWhole && blocks[0]?.kind === "same" ? (
            <Unchanged blocks={blocks} />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: blocks have neither identity nor state.
            blocks.map((block, place) => <ChangedBlock key={place} {...block} />)
          )}
        </Fragment>
      ))}
      {groups.length === 0 && <p className={styles.nothing}>Nothing</p>}
    </div>
  );
}

/** A text in which nothing is marked. */
export const UnchangedBlocks = ({ blocks }: { blocks: readonly Block[] }) => (
  <BlockChanges before={blocks} after={blocks} isWhole />
);

/** Two versions of a text without markup. */
export function TextChanges({ before, after }: { before: string; after: string }) {
  const [old, fresh] = useMemo(() => [textBlocks(before), textBlocks(after)], [before, after]);
  return <BlockChanges before={old} after={fresh} />;
}
