import type { Action } from "../../accounts/roles.ts";
import type { IconName } from "../../platform/ui/icon-names.ts";
import type { AdminCounts } from "../admin-counts.ts";

export type Place = {
  to: string;
  label: string;
  icon: IconName;
  /** What the screen is for. A role that may not do it does not see the link, nor the screen. */
  action?: Action;
  /** What waits there, and the word that screen readers hear after the number. */
  waiting?: { of(counts: AdminCounts): number | undefined; word: string };
};

/** The sidebar in four groups: what is written, what waits, what everything rests on, who keeps it. */
export const PLACES: readonly (readonly Place[])[] = [
  [
    { to: "/admin/dashboard", label: "Dashboard", icon: "layout-dashboard" },
    { to: "/admin/dashboard/addtusker", label: "Add Tuskers", icon: "plus" },
    { to: "/admin/dashboard/addarticle", label: "Add Article", icon: "file-plus" },
    { to: "/admin/pictures", label: "Images", icon: "image" },
  ],
  [
    {
      to: "/admin/review",
      label: "Review",
      icon: "check",
      waiting: { of: ({ reviews }) => reviews, word: "waiting" },
    },
    {
      to: "/admin/messages",
      label: "Messages",
      icon: "mail",
      action: "read messages",
      waiting: { of: ({ messages }) => messages?.unread, word: "unread" },
    },
    {
      to: "/admin/letters",
      label: "Letters",
      icon: "text-quote",
      action: "read letters",
      waiting: { of: ({ letters }) => letters?.open, word: "open" },
    },
    {
      to: "/admin/translate",
      label: "Translate",
      icon: "languages",
      waiting: { of: ({ translations }) => translations, word: "behind" },
    },
    { to: "/admin/bin", label: "Bin", icon: "trash" },
  ],
  [
    { to: "/admin/sources", label: "Sources", icon: "book-marked" },
    { to: "/admin/tags", label: "Tags", icon: "tag", action: "tag" },
    { to: "/admin/featured", label: "Featured", icon: "star", action: "feature" },
    { to: "/admin/pages", label: "Pages", icon: "pencil" },
    { to: "/admin/key", label: "Key", icon: "search" },
  ],
  [
    { to: "/admin/activity", label: "Activity", icon: "history" },
    { to: "/admin/exchange", label: "Import & export", icon: "arrow-down-up", action: "export" },
    { to: "/admin/accounts", label: "Accounts", icon: "users", action: "manage accounts" },
    { to: "/admin/settings", label: "Settings", icon: "settings", action: "change settings" },
    { to: "/admin/webhooks", label: "Webhooks", icon: "share-2", action: "change settings" },
    { to: "/admin/account", label: "Account", icon: "user" },
  ],
];

/** Screens that are seldom needed. They have no place in the sidebar: the screen of import and export leads to them. */
export const TOOLS: readonly Place[] = [
  { to: "/admin/migration-test", label: "Migration Test Tool", icon: "flask-conical" },
  { to: "/admin/patterns", label: "Design patterns", icon: "layout-dashboard" },
];

const WRITING = /^\/admin\/(dashboard\/add(tusker|article)|edit-(tusker|article)\/[^/]+)\/?$/;

/** Whether a tusker or an article is written at this address, which needs the room of the sidebar. */
export const isWritingAt = (pathname: string): boolean => WRITING.test(pathname);
