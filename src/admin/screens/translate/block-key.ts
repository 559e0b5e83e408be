import type { PieceState } from "../../../content/fields/pieces/piece.ts";
import type {
  EditedBlock,
  EditedTranslation,
  SentPiece,
} from "../../../content/translation-work/edited-translation.ts";
import { fromTyped, toTyped } from "../../../content/translations/prose/typed.ts";

/** A block on the screen, with the name under which typed text is kept. */
export type SheetBlock = { key: string; field: string; block: EditedBlock };

/** The English is part of the name, so that no text is kept for another paragraph. */
export const blocksOf = ({ fields }: Pick<EditedTranslation, "fields">): SheetBlock[] =>
  fields.flatMap(({ name, blocks }) =>
    blocks.map((block) => ({ key: `${name} ${block.fingerprint} ${block.nth}`, field: name, block })),
  );

/** The stored translation as it is typed; empty if there is none. */
export const storedText = ({ piece, tag }: EditedBlock): string => (piece === null ? "" : toTyped(piece.text, tag));

/** A block as it is sent. */
export const pieceOf = ({ field, block }: SheetBlock, typed: string, state: PieceState): SentPiece => ({
  field,
  fingerprint: block.fingerprint,
  nth: block.nth,
  text: fromTyped(typed, block.tag),
  state,
});
