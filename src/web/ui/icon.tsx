import type { ReactNode } from "react";

// The drawings are those of Lucide (ISC licence), so few of them that the package would be more than they are.

export type IconProps = { className?: string };

/** A drawing beside a word, or inside something that has a label: it says nothing by itself. */
export function Drawing({ className, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      className={className === undefined ? "icon" : `icon ${className}`}
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}

export function SearchIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="m21 21-4.34-4.34" />
      <circle cx="11" cy="11" r="8" />
    </Drawing>
  );
}

export function MoonIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M20.985 12.486a9 9 0 1 1-9.473-9.472c.405-.022.617.46.402.803a6 6 0 0 0 8.268 8.268c.344-.215.825-.004.803.401" />
    </Drawing>
  );
}

export function SunIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 2v2" />
      <path d="M12 20v2" />
      <path d="m4.93 4.93 1.41 1.41" />
      <path d="m17.66 17.66 1.41 1.41" />
      <path d="M2 12h2" />
      <path d="M20 12h2" />
      <path d="m6.34 17.66-1.41 1.41" />
      <path d="m19.07 4.93-1.41 1.41" />
    </Drawing>
  );
}

export function MenuIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M4 5h16" />
      <path d="M4 12h16" />
      <path d="M4 19h16" />
    </Drawing>
  );
}

export function CloseIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M18 6 6 18" />
      <path d="m6 6 12 12" />
    </Drawing>
  );
}

export function ArrowRightIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M5 12h14" />
      <path d="m12 5 7 7-7 7" />
    </Drawing>
  );
}

export function ArrowLeftIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="m12 19-7-7 7-7" />
      <path d="M19 12H5" />
    </Drawing>
  );
}

export function ChevronLeftIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="m15 18-6-6 6-6" />
    </Drawing>
  );
}

export function ChevronRightIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="m9 18 6-6-6-6" />
    </Drawing>
  );
}

export function MapPinIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0" />
      <circle cx="12" cy="10" r="3" />
    </Drawing>
  );
}

export function StarIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M11.525 2.295a.53.53 0 0 1 .95 0l2.31 4.679a2.123 2.123 0 0 0 1.595 1.16l5.166.756a.53.53 0 0 1 .294.904l-3.736 3.638a2.123 2.123 0 0 0-.611 1.878l.882 5.14a.53.53 0 0 1-.771.56l-4.618-2.428a2.122 2.122 0 0 0-1.973 0L6.396 21.01a.53.53 0 0 1-.77-.56l.881-5.139a2.122 2.122 0 0 0-.611-1.879L2.16 9.795a.53.53 0 0 1 .294-.906l5.165-.755a2.122 2.122 0 0 0 1.597-1.16z" />
    </Drawing>
  );
}

export function CloudFogIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M4 14.899A7 7 0 1 1 15.71 8h1.79a4.5 4.5 0 0 1 2.5 8.242" />
      <path d="M16 17H7" />
      <path d="M17 21H9" />
    </Drawing>
  );
}

export function CalendarIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M8 2v3" />
      <path d="M16 2v3" />
      <rect x="3" y="3" width="18" height="18" rx="2" />
      <path d="M3 9h18" />
    </Drawing>
  );
}

export function UserIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M19 21v-2a4 4 0 0 0-4-4H9a4 4 0 0 0-4 4v2" />
      <circle cx="12" cy="7" r="4" />
    </Drawing>
  );
}

export function LinkIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M10 13a5 5 0 0 0 7.54.54l3-3a5 5 0 0 0-7.07-7.07l-1.72 1.71" />
      <path d="M14 11a5 5 0 0 0-7.54-.54l-3 3a5 5 0 0 0 7.07 7.07l1.71-1.71" />
    </Drawing>
  );
}

export function MailIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="m22 7-8.991 5.727a2 2 0 0 1-2.009 0L2 7" />
      <rect x="2" y="4" width="20" height="16" rx="2" />
    </Drawing>
  );
}

export function ShareIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <circle cx="18" cy="5" r="3" />
      <circle cx="6" cy="12" r="3" />
      <circle cx="18" cy="19" r="3" />
      <line x1="8.59" x2="15.42" y1="13.51" y2="17.49" />
      <line x1="15.41" x2="8.59" y1="6.51" y2="10.49" />
    </Drawing>
  );
}

export function CheckIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M20 6 9 17l-5-5" />
    </Drawing>
  );
}

export function CircleCheckIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <circle cx="12" cy="12" r="10" />
      <path d="m16 9-5.5 5.5L8 12" />
    </Drawing>
  );
}

export function WarningIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="m21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3" />
      <path d="M12 9v4" />
      <path d="M12 17h.01" />
    </Drawing>
  );
}

export function InfoIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <circle cx="12" cy="12" r="10" />
      <path d="M12 16v-4" />
      <path d="M12 8h.01" />
    </Drawing>
  );
}

export function DashboardIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <rect width="7" height="9" x="3" y="3" rx="1" />
      <rect width="7" height="5" x="14" y="3" rx="1" />
      <rect width="7" height="9" x="14" y="12" rx="1" />
      <rect width="7" height="5" x="3" y="16" rx="1" />
    </Drawing>
  );
}
