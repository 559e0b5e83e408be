import { Extension, Node } from "@tiptap/core";
import { tableEditing } from "@tiptap/pm/tables";

const ROLES: Record<string, string> = {
  table: "table",
  tableRow: "row",
  tableCell: "cell",
  tableHeader: "header_cell",
};

/** Commands and selections of tables know their parts by these roles. */
const TableRoles = Extension.create({
  name: "tableRoles",
  extendNodeSchema: ({ name }) => (ROLES[name] === undefined ? {} : { tableRole: ROLES[name] }),
  addProseMirrorPlugins: () => [tableEditing()],
});

/** Commands count the children of a table as its rows, so its caption is an attribute: words without links or marks. */
const Table = Node.create({
  name: "table",
  group: "block",
  content: "tableRow+",
  isolating: true,
  addAttributes: () => ({
    caption: {
      default: null,
      rendered: false,
      parseHTML: (element: HTMLElement) =>
        element.querySelector(":scope > caption")?.textContent.trim().replace(/\s+/g, " ") || null,
    },
  }),
  parseHTML: () => [{ tag: "table" }, { tag: "caption", ignore: true }],
  renderHTML: ({ node, HTMLAttributes }) =>
    node.attrs.caption === null
      ? ["table", HTMLAttributes, 0]
      : ["table", HTMLAttributes, ["caption", { contenteditable: "false" }, node.attrs.caption], ["tbody", 0]],
});

/** A row knows whether it is in the table's head: the node has no sections. */
const TableRow = Node.create({
  name: "tableRow",
  content: "(tableCell | tableHeader)+",
  addAttributes: () => ({
    head: {
      default: false,
      keepOnSplit: false,
      parseHTML: (element: HTMLElement) => element.closest("thead, tbody, table")?.localName === "thead",
      renderHTML: ({ head }) => (head ? { "data-head": "" } : {}),
    },
  }),
  parseHTML: () => [{ tag: "tr" }],
  renderHTML: ({ HTMLAttributes }) => ["tr", HTMLAttributes, 0],
});

const spanAttribute = (name: string) => ({
  default: 1,
  parseHTML: (element: HTMLElement) => {
    const span = Number(element.getAttribute(name));
    return Number.isInteger(span) && span >= 1 && span <= 50 ? span : 1;
  },
  renderHTML: (attributes: Record<string, unknown>) => (attributes[name] === 1 ? {} : { [name]: attributes[name] }),
});

const cellNode = (name: string, tag: string) =>
  Node.create({
    name,
    content: "block+",
    isolating: true,
    addAttributes: () => ({
      colspan: spanAttribute("colspan"),
      rowspan: spanAttribute("rowspan"),
      scope: { default: null, parseHTML: (element: HTMLElement) => element.getAttribute("scope") },
    }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

export const TABLES = [TableRoles, Table, TableRow, cellNode("tableCell", "td"), cellNode("tableHeader", "th")];
