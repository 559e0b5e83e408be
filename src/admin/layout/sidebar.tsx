import { type ReactNode, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Link, NavLink, useLocation } from "react-router";
import type { Action } from "../../accounts/roles.ts";
import { useDarkMode } from "../../platform/ui/dark-mode.browser.ts";
import { DarkModeToggle } from "../../platform/ui/dark-mode-toggle.tsx";
import { Icon } from "../../platform/ui/icon.tsx";
import markNight from "../../platform/ui/mark-night.svg?url";
import { SITE_NAME } from "../../platform/ui/site-facts.ts";
import { useCounts } from "./counts.tsx";
import { LogOutButton } from "./log-out.tsx";
import { useOwnRole } from "./own-role.tsx";
import styles from "./sidebar.module.css";

type Place = {
  to: string;
  label: string;
  icon: ReactNode;
  /** What the screen is for. A role that may not do it does not see the link, nor the screen. */
  action?: Action;
};

export const PLACES: readonly (readonly Place[])[] = [
  [
    { to: "/admin/dashboard", label: "Dashboard", icon: <Icon name="layout-dashboard" /> },
    { to: "/admin/dashboard/addtusker", label: "Add Tuskers", icon: <Icon name="plus" /> },
    { to: "/admin/dashboard/addarticle", label: "Add Article", icon: <Icon name="file-plus" /> },
    { to: "/admin/sources", label: "Sources", icon: <Icon name="book-marked" /> },
    { to: "/admin/pictures", label: "Images", icon: <Icon name="image" /> },
  ],
  [
    { to: "/admin/messages", label: "Messages", icon: <Icon name="mail" />, action: "read messages" },
    { to: "/admin/bin", label: "Bin", icon: <Icon name="trash" /> },
    { to: "/admin/tags", label: "Tags", icon: <Icon name="tag" />, action: "tag" },
    { to: "/admin/featured", label: "Featured", icon: <Icon name="star" />, action: "feature" },
    { to: "/admin/key", label: "Key", icon: <Icon name="search" /> },
  ],
  [
    { to: "/admin/activity", label: "Activity", icon: <Icon name="history" /> },
    { to: "/admin/exchange", label: "Import & export", icon: <Icon name="arrow-down-up" />, action: "export" },
    { to: "/admin/accounts", label: "Accounts", icon: <Icon name="users" />, action: "manage accounts" },
    { to: "/admin/account", label: "Account", icon: <Icon name="user" /> },
    { to: "/admin/migration-test", label: "Migration Test Tool", icon: <Icon name="flask-conical" /> },
  ],
];

/** Links to the public site with a full page load, so that no state of the admin area carries over. */
function AdminBrand() {
  return (
    <Link to="/" reloadDocument className="brand">
      <img src={markNight} alt="" width="46" height="48" />
      {SITE_NAME}
    </Link>
  );
}

function UnreadCount() {
  const unread = useCounts().counts?.messages?.unread ?? 0;
  if (unread === 0) return null;
  return (
    <span className={styles.count}>
      {unread > 99 ? "99+" : unread}
      <span className="sr"> unread</span>
    </span>
  );
}

function PlaceLink({ to, label, icon }: Place) {
  return (
    <li>
      <NavLink to={to} end>
        {icon}
        {label}
        {to === "/admin/messages" && <UnreadCount />}
      </NavLink>
    </li>
  );
}

function DarkModeButton() {
  const { dark, toggle } = useDarkMode();
  return (
    <button type="button" aria-pressed={dark} onClick={toggle}>
      {dark ? <Icon name="sun" /> : <Icon name="moon" />}
      Dark Mode
    </button>
  );
}

type SidebarProps = {
  open: boolean;
  onClose(): void;
};

function Sidebar({ open, onClose }: SidebarProps) {
  const close = useRef<HTMLButtonElement>(null);
  const { may } = useOwnRole();
  useEffect(() => {
    if (open) close.current?.focus();
  }, [open]);
  useEffect(() => {
    if (!open) return;
    // At the window: past the last link, the focus is on the page itself.
    const onKeyDown = ({ key }: KeyboardEvent) => key === "Escape" && onClose();
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [open, onClose]);
  return (
    <>
      <aside
        id="sidebar"
        className={open ? `${styles.sidebar} ${styles.open}` : styles.sidebar}
        aria-label="Admin area"
      >
        <AdminBrand />
        <button
          ref={close}
          type="button"
          className={`iconbtn ${styles.close}`}
          aria-label="Close sidebar"
          onClick={onClose}
        >
          <Icon name="x" />
        </button>
        <nav aria-label="Administration">
          {PLACES.map((places) => (
            <ul key={places[0]?.to}>
              {places
                .filter(({ action }) => action === undefined || may(action))
                .map((place) => (
                  <PlaceLink key={place.to} {...place} />
                ))}
            </ul>
          ))}
          <ul className={styles.fixed}>
            <li>
              <DarkModeButton />
            </li>
            <li>
              <NavLink to="/admin/patterns" end>
                <Icon name="layout-dashboard" />
                Design patterns
              </NavLink>
            </li>
            <li>
              <Link to="/" reloadDocument>
                <Icon name="eye" />
                View site
              </Link>
            </li>
            <li>
              <LogOutButton />
            </li>
          </ul>
        </nav>
      </aside>
      {/* For pointers; keyboard users have Escape and the button. */}
      <button type="button" className={styles.curtain} aria-hidden="true" tabIndex={-1} onClick={onClose} />
    </>
  );
}

/** The frame of the admin area: a sidebar on the left, or a drawer under a bar in narrow windows. */
export function AdminFrame({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  // The location at which the drawer was opened: navigation closes it.
  const [openOn, setOpenOn] = useState<string>();
  const open = openOn === key;
  const toggle = useRef<HTMLButtonElement>(null);
  const close = () => {
    // Flush now: an inert element cannot receive focus.
    flushSync(() => setOpenOn(undefined));
    toggle.current?.focus();
  };
  return (
    <div className={styles.frame}>
      <a href="#main" className="skip">
        Skip to content
      </a>
      <header className={styles.bar} inert={open}>
        <AdminBrand />
        <div className={styles.tools}>
          <DarkModeToggle />
          <button
            ref={toggle}
            type="button"
            className="iconbtn"
            aria-label="Open sidebar"
            aria-expanded={open}
            aria-controls="sidebar"
            onClick={() => setOpenOn(key)}
          >
            <Icon name="menu" />
          </button>
        </div>
      </header>
      <Sidebar open={open} onClose={close} />
      <main id="main" tabIndex={-1} inert={open}>
        {children}
      </main>
    </div>
  );
}
