import { type ReactNode, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Link, NavLink, useLocation } from "react-router";
import { useDarkMode } from "../../platform/ui/dark-mode.browser.ts";
import { DarkModeToggle } from "../../platform/ui/dark-mode-toggle.tsx";
import { Icon } from "../../platform/ui/icon.tsx";
import markNight from "../../platform/ui/mark-night.svg?url";
import { SITE_NAME } from "../../platform/ui/site-facts.ts";
import { useCounts } from "./counts.tsx";
import { LogOutButton } from "./log-out.tsx";

type Place = { to: string; label: string; icon: ReactNode };

const PLACES: readonly (readonly Place[])[] = [
  [
    { to: "/admin/dashboard", label: "Dashboard", icon: <Icon name="layout-dashboard" /> },
    { to: "/admin/dashboard/addtusker", label: "Add Tuskers", icon: <Icon name="plus" /> },
    { to: "/admin/dashboard/addarticle", label: "Add Article", icon: <Icon name="file-plus" /> },
    { to: "/admin/pictures", label: "Pictures", icon: <Icon name="image" /> },
  ],
  [
    { to: "/admin/messages", label: "Messages", icon: <Icon name="mail" /> },
    { to: "/admin/bin", label: "Bin", icon: <Icon name="trash" /> },
    { to: "/admin/tags", label: "Tags", icon: <Icon name="tag" /> },
    { to: "/admin/featured", label: "Featured", icon: <Icon name="star" /> },
  ],
  [
    { to: "/admin/activity", label: "Activity", icon: <Icon name="history" /> },
    { to: "/admin/exchange", label: "Import & export", icon: <Icon name="arrow-down-up" /> },
    { to: "/admin/accounts", label: "Accounts", icon: <Icon name="users" /> },
    { to: "/admin/account", label: "Account", icon: <Icon name="user" /> },
    { to: "/admin/migration-test", label: "Migration Test Tool", icon: <Icon name="flask-conical" /> },
  ],
];

/** Leads to the public site by a page load of its own: nothing of the admin area comes along. */
function AdminBrand() {
  return (
    <Link to="/" reloadDocument className="brand">
      <img src={markNight} alt="" width="46" height="48" />
      {SITE_NAME}
    </Link>
  );
}

function UnreadCount() {
  const unread = useCounts().counts?.messages.unread ?? 0;
  if (unread === 0) return null;
  return (
    <span className="count">
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
  const sidebar = useRef<HTMLElement>(null);
  useEffect(() => {
    if (open) sidebar.current?.querySelector<HTMLElement>(".shut")?.focus();
  }, [open]);
  return (
    <>
      <aside
        ref={sidebar}
        id="rail"
        className={open ? "rail open" : "rail"}
        aria-label="Admin area"
        onKeyDown={(event) => open && event.key === "Escape" && onClose()}
      >
        <AdminBrand />
        <button type="button" className="iconbtn shut" aria-label="Close sidebar" onClick={onClose}>
          <Icon name="x" />
        </button>
        <nav aria-label="Administration">
          {PLACES.map((places) => (
            <ul key={places[0]?.to}>
              {places.map((place) => (
                <PlaceLink key={place.to} {...place} />
              ))}
            </ul>
          ))}
          <ul className="foot">
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
      {/* For the pointer; the keyboard has Escape and the button. */}
      <button type="button" className="railcurtain" aria-hidden="true" tabIndex={-1} onClick={onClose} />
    </>
  );
}

/** The admin area about a page: the sidebar at its left, a drawer under a bar where the window is narrow. */
export function AdminFrame({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  // Open on the page where it was opened: a move shuts it.
  const [openOn, setOpenOn] = useState<string>();
  const open = openOn === key;
  const toggle = useRef<HTMLButtonElement>(null);
  const close = () => {
    // At once: what is inert takes no focus.
    flushSync(() => setOpenOn(undefined));
    toggle.current?.focus();
  };
  return (
    <div className="desk">
      <a href="#main" className="skip">
        Skip to content
      </a>
      <header className="railtop" inert={open}>
        <AdminBrand />
        <div className="tools">
          <DarkModeToggle />
          <button
            ref={toggle}
            type="button"
            className="iconbtn"
            aria-label="Open sidebar"
            aria-expanded={open}
            aria-controls="rail"
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
