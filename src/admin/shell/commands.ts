import type { Action } from "../../people/accounts/roles.ts";
import type { Mark } from "../../platform/text/finding/found-words.ts";
import { foldForSearch } from "../../platform/text/fold.ts";
import type { IconName } from "../../ui/kit/icon-names.ts";
import { PLACES } from "./places.ts";

export const GROUPS = ["Tuskers", "Articles", "Sources", "Do", "Go to", "On the site", "In all texts"] as const;

/** One line of the command bar: it leads to a screen or a page, or does something. */
export type Command = {
  id: string;
  group: (typeof GROUPS)[number];
  label: string;
  /** The words that were found in its label. */
  marks?: readonly Mark[];
  /** What it leads to, beside its name. */
  note?: string;
  icon: IconName;
  /** Other words that it is found by. */
  also?: string;
  /** Who may do it; everybody with an account if left out. */
  action?: Action;
  leadsTo: { screen: string } | { page: string } | { does: "dark mode" | "log out" };
};

const screen = (id: string, label: string, icon: IconName, to: string, more: Partial<Command> = {}): Command => ({
  id,
  group: "Do",
  label,
  icon,
  leadsTo: { screen: to },
  ...more,
});

const ACTIONS: readonly Command[] = [
  screen("new-tusker", "Add a tusker", "plus", "/admin/dashboard/addtusker", { also: "new elephant" }),
  screen("new-article", "Add an article", "file-plus", "/admin/dashboard/addarticle", { also: "new write text" }),
  screen("new-source", "Add a source", "book-marked", "/admin/sources/new", { also: "new cite" }),
  screen("drafts", "Show the drafts of tuskers", "pencil", "/admin/dashboard?publication=draft"),
  screen("article-drafts", "Show the drafts of articles", "pencil", "/admin/dashboard?show=articles&publication=draft"),
  screen("invite", "Invite somebody", "users", "/admin/accounts", {
    action: "manage accounts",
    also: "new account user role",
  }),
  screen("export", "Export the directory", "download", "/admin/exchange", { action: "export", also: "csv json copy" }),
  screen("password", "Change my password", "user", "/admin/account", { also: "second factor code sessions" }),
  {
    id: "dark-mode",
    group: "Do",
    label: "Dark Mode",
    icon: "moon",
    also: "light night day theme",
    leadsTo: { does: "dark mode" },
  },
  {
    id: "log-out",
    group: "Do",
    label: "Logout",
    icon: "log-out",
    also: "log out sign out",
    leadsTo: { does: "log out" },
  },
];

const SCREENS: readonly Command[] = PLACES.map(({ to, label, icon, action }) => ({
  id: to,
  group: "Go to",
  label,
  icon,
  leadsTo: { screen: to },
  ...(action !== undefined && { action }),
}));

/** Every page of the public site that has one address. */
export const SITE_PAGES: Readonly<Record<string, string>> = {
  "/": "Home",
  "/tuskers": "Tuskers",
  "/articles": "Articles",
  "/record": "Timeline",
  "/record/statistics": "The record in numbers",
  "/record/questions": "Quiz",
  "/record/on-this-day": "On this day",
  "/tusks-and-heights": "Tusks and heights",
  "/places": "Places",
  "/sources": "Sources of the site",
  "/key": "Which tusker did I see?",
  "/compare": "Compare two tuskers",
  "/field-guide": "Offline guide",
  "/data": "The data",
  "/paper": "Posters and worksheets",
  "/about": "About",
  "/contact": "Contact",
  "/privacy-policy": "Privacy Policy",
  "/terms-of-service": "Terms of Service",
  "/licences": "Licences",
};

const PAGES: readonly Command[] = Object.entries(SITE_PAGES).map(([path, label]) => ({
  id: `site:${path}`,
  group: "On the site",
  label,
  note: path,
  icon: "eye",
  leadsTo: { page: path },
}));

const ALL = [...ACTIONS, ...SCREENS, ...PAGES];

/** Pages of the site are offered only once something is typed: they are many, and seldom what is sought. */
const isOfferedAtOnce = ({ group }: Command) => group !== "On the site";

/** The commands that contain every word that was typed, of those that the role may use. */
export function commandsFor(typed: string, may: (action: Action) => boolean): Command[] {
  const words = foldForSearch(typed).split(" ").filter(Boolean);
  return ALL.filter((command) => {
    if (command.action !== undefined && !may(command.action)) return false;
    if (words.length === 0) return isOfferedAtOnce(command);
    const text = foldForSearch(`${command.label} ${command.also ?? ""} ${command.note ?? ""}`);
    return words.every((word) => text.includes(word));
  });
}
