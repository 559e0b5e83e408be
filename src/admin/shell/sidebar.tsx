import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Link, NavLink, useLocation } from "react-router";
import { siteName } from "../../platform/identity/site-identity.ts";
import { Icon } from "../../ui/kit/icon.tsx";
import markNight from "../../ui/kit/mark-night.svg?url";
import { useDarkMode } from "../kit/styles/use-dark-mode.browser.ts";
import { RailNotice } from "../kit/ui/notices.tsx";
import { FindButton, useCommandBar } from "./command-opener.tsx";
import { useCounts } from "./counts.tsx";
import { DarkModeToggle } from "./dark-mode-toggle.tsx";
import { LogOutButton } from "./log-out.tsx";
import { useOwnRole } from "./own-role.tsx";
import { GROUPS, OWN_ACCOUNT, type Place } from "./places.ts";
import styles from "./sidebar.module.css";

/** Links to the public site with a full page load, so that no state of the admin area carries over. */
function AdminBrand() {
  return (
    <Link to="/" reloadDocument className="brand">
      <img src={markNight} alt="" width="46" height="48" />
      <span>{siteName()}</span>
    </Link>
  );
}

/** How much waits at a place, such as unread messages. Nothing is shown while nothing waits. */
function WaitingCount({ of, word }: NonNullable<Place["waiting"]>) {
  const { counts } = useCounts();
  const waiting = (counts && of(counts)) ?? 0;
  if (waiting === 0) return null;
  return (
    <span className={styles.count}>
      {waiting > 99 ? "99+" : waiting}
      <span className="sr"> {word}</span>
    </span>
  );
}

function PlaceLink({ to, label, icon, waiting }: Place) {
  return (
    <li>
      <NavLink to={to} end>
        <Icon name={icon} />
        <span>{label}</span>
        {waiting !== undefined && <WaitingCount {...waiting} />}
      </NavLink>
    </li>
  );
}

function DarkModeButton() {
  const { dark, toggle } = useDarkMode();
  return (
    <button type="button" aria-pressed={dark} onClick={toggle}>
      Dark Mode
    </button>
  );
}

/** The own account, the ways out, and the light. They stay in view when the places above them scroll. */
const Foot = () => (
  <ul className={styles.foot}>
    <li>
      <NavLink to={OWN_ACCOUNT.to} end>
        {OWN_ACCOUNT.label}
      </NavLink>
    </li>
    <li>
      <DarkModeButton />
    </li>
    <li>
      <Link to="/" reloadDocument>
        View site
      </Link>
    </li>
    <li>
      <LogOutButton>Logout</LogOutButton>
    </li>
  </ul>
);

type SidebarProps = {
  open: boolean;
  onClose(): void;
  onFind(): void;
};

function Sidebar({ open, onClose, onFind }: SidebarProps) {
  const close = useRef<HTMLButtonElement>(null);
  const { may } = useOwnRole();
  const groups = GROUPS.map(({ title, places }) => ({
    title,
    places: places.filter(({ action }) => action === undefined || may(action)),
  })).filter(({ places }) => places.length > 0);
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
        <FindButton onAsk={onFind} />
        <nav aria-label="Administration">
          <div
            className={styles.places}
            style={{ "--places": groups.flatMap(({ places }) => places).length } as CSSProperties}
          >
            {groups.map(({ title, places }) => (
              <section key={title} aria-labelledby={`places-${title}`}>
                <h2 id={`places-${title}`}>{title}</h2>
                <ul>
                  {places.map((place) => (
                    <PlaceLink key={place.to} {...place} />
                  ))}
                </ul>
              </section>
            ))}
          </div>
          <RailNotice />
          <Foot />
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
  const { ask, bar } = useCommandBar();
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
          <button type="button" className="iconbtn" aria-label="Find" aria-haspopup="dialog" onClick={ask}>
            <Icon name="search" />
          </button>
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
      <Sidebar open={open} onClose={close} onFind={ask} />
      {bar}
      <main id="main" tabIndex={-1} inert={open}>
        {children}
      </main>
    </div>
  );
}
