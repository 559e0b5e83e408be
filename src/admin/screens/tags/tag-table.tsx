import type { TagUse } from "../../../content/kinds/tag-use.ts";
import { writtenNumber } from "../../../platform/text/counted.ts";
import { Icon } from "../../../ui/kit/icon.tsx";
import tableStyles from "../../kit/ui/lists/table.module.css";

type TagTableProps = {
  tags: readonly TagUse[];
  onRename(tag: TagUse): void;
  onDelete(tag: TagUse): void;
};

/** All tags with their uses and actions. Cards in narrow windows show the words of the buttons. */
export function TagTable({ tags, onRename, onDelete }: TagTableProps) {
  return (
    <table className={tableStyles.table}>
      <caption className="sr">Tags and their uses</caption>
      <thead>
        <tr>
          <th scope="col">Tag</th>
          <th scope="col">Tuskers</th>
          <th scope="col">Articles</th>
          <th scope="col">
            <span className="sr">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {tags.map((use) => (
          <tr key={use.tag}>
            <th scope="row">
              <span className={tableStyles.name}>{use.tag}</span>
            </th>
            <td data-label="Tuskers" className={tableStyles.number}>
              {writtenNumber(use.tuskers)}
            </td>
            <td data-label="Articles" className={tableStyles.number}>
              {writtenNumber(use.articles)}
            </td>
            <td className={tableStyles.actions}>
              <button
                type="button"
                className="iconbtn"
                title="Rename"
                aria-label={`Rename: ${use.tag}`}
                onClick={() => onRename(use)}
              >
                <Icon name="pencil" />
                <span className="sr">Rename</span>
              </button>
              <button
                type="button"
                className="iconbtn del"
                title="Delete"
                aria-label={`Delete: ${use.tag}`}
                onClick={() => onDelete(use)}
              >
                <Icon name="trash" />
                <span className="sr">Delete</span>
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
