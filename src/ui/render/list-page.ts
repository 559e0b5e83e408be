/** One page of a list. `total` counts across all pages; `lastPage` is at least 1. */
export type ListPage<Item> = { items: Item[]; total: number; lastPage: number };

/** A part of a list as a page shows it. */
export const listPage = <Found, Item>(
  { items, total }: { items: readonly Found[]; total: number },
  perPage: number,
  toItem: (found: Found) => Item,
): ListPage<Item> => ({ items: items.map(toItem), total, lastPage: Math.max(1, Math.ceil(total / perPage)) });
