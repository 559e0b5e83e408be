import type { Action } from "../../people/accounts/roles.ts";
import type { IconName } from "../../ui/kit/icon-names.ts";
import type { AdminCounts } from "../kit/admin-counts.ts";

export type Place = {
  to: string;
  label: string;
  icon: IconName;
  /** What the screen is for. A role that may not do it does not see the link, nor the screen. */
  action?: Action;
  /** What waits there, and the word that screen readers hear after the number. */
  waiting?: { of(counts: AdminCounts): number | undefined; word: string };
};

export type PlaceGroup = { title: string; places: readonly Place[] };

/** The sidebar: what is written, what waits, what everything rests on, and what keeps the site. */
export const GROUPS: readonly PlaceGroup[] = [
  {
    title: "Content",
    places: [
      { to: "/admin/dashboard", label: "Dashboard", icon: "layout-dashboard" },
      { to: "/admin/dashboard/addtusker", label: "Add Tuskers", icon: "plus" },
      { to: "/admin/dashboard/addarticle", label: "Add Article", icon: "file-plus" },
      { to: "/admin/pages", label: "Pages", icon: "pencil" },
      { to: "/admin/featured", label: "Featured", icon: "star", action: "feature" },
      { to: "/admin/tags", label: "Tags", icon: "tag", action: "tag" },
    ],
  },
  {
    title: "Inbox",
    places: [
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
        to: "/admin/review",
        label: "Review",
        icon: "check",
        waiting: { of: ({ reviews }) => reviews, word: "waiting" },
      },
    ],
  },
  {
    title: "Library",
    places: [
      { to: "/admin/pictures", label: "Images", icon: "image" },
      { to: "/admin/sources", label: "Sources", icon: "book-marked" },
      {
        to: "/admin/translate",
        label: "Translations",
        icon: "languages",
        waiting: { of: ({ translations }) => translations, word: "behind" },
      },
      { to: "/admin/key", label: "Key", icon: "list" },
    ],
  },
  {
    title: "Site",
    places: [
      { to: "/admin/accounts", label: "People", icon: "users", action: "manage accounts" },
      { to: "/admin/settings", label: "Settings", icon: "settings" },
      { to: "/admin/activity", label: "Activity", icon: "history" },
      { to: "/admin/bin", label: "Bin", icon: "trash" },
    ],
  },
];

/** At the foot of the sidebar. */
export const OWN_ACCOUNT: Place = { to: "/admin/account", label: "Your account", icon: "user" };

/** Screens that are seldom needed, most of them for those who run the site: Settings leads to them. */
export const SETTINGS_PLACES: readonly Place[] = [
  { to: "/admin/exchange", label: "Import & export", icon: "arrow-down-up", action: "export" },
  { to: "/admin/webhooks", label: "Webhooks", icon: "share-2", action: "change settings" },
  { to: "/admin/migration-test", label: "Migration Test Tool", icon: "flask-conical" },
  { to: "/admin/patterns", label: "Design patterns", icon: "layout-dashboard" },
];

/** Every screen that has an address of its own. */
export const PLACES: readonly Place[] = [...GROUPS.flatMap(({ places }) => places), OWN_ACCOUNT, ...SETTINGS_PLACES];
