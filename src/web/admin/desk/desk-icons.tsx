import { Drawing, type IconProps } from "../../ui/icon.tsx";

// Beside those of ui/icon.tsx, which public pages load too. The drawings are those of Lucide (ISC licence).

export function PlusIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M5 12h14" />
      <path d="M12 5v14" />
    </Drawing>
  );
}

export function FilePlusIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2z" />
      <path d="M14 2v5a1 1 0 0 0 1 1h5" />
      <path d="M9 15h6" />
      <path d="M12 18v-6" />
    </Drawing>
  );
}

export function EditIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32a2 2 0 0 0 .83-.497z" />
      <path d="m15 5 4 4" />
    </Drawing>
  );
}

export function BinIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M10 11v6" />
      <path d="M14 11v6" />
      <path d="M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6" />
      <path d="M3 6h18" />
      <path d="M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2" />
    </Drawing>
  );
}

export function RestoreIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8" />
      <path d="M3 3v5h5" />
    </Drawing>
  );
}

export function HistoryIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8" />
      <path d="M3 3v5h5" />
      <path d="M12 7v5l4 2" />
    </Drawing>
  );
}

export function TagIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M12.586 2.586A2 2 0 0 0 11.172 2H4a2 2 0 0 0-2 2v7.172a2 2 0 0 0 .586 1.414l8.704 8.704a2.426 2.426 0 0 0 3.42 0l6.58-6.58a2.426 2.426 0 0 0 0-3.42z" />
      <circle cx="7.5" cy="7.5" r=".5" fill="currentColor" />
    </Drawing>
  );
}

export function ExchangeIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="m3 16 4 4 4-4" />
      <path d="M7 20V4" />
      <path d="m21 8-4-4-4 4" />
      <path d="M17 4v16" />
    </Drawing>
  );
}

export function PeopleIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2" />
      <path d="M16 3.128a4 4 0 0 1 0 7.744" />
      <path d="M22 21v-2a4 4 0 0 0-3-3.87" />
      <circle cx="9" cy="7" r="4" />
    </Drawing>
  );
}

export function FlaskIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M14 2v6a2 2 0 0 0 .245.96l5.51 10.08A2 2 0 0 1 18 22H6a2 2 0 0 1-1.755-2.96l5.51-10.08A2 2 0 0 0 10 8V2" />
      <path d="M6.453 15h11.094" />
      <path d="M8.5 2h7" />
    </Drawing>
  );
}

export function EyeIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0" />
      <circle cx="12" cy="12" r="3" />
    </Drawing>
  );
}

export function EyeOffIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M10.733 5.076a10.744 10.744 0 0 1 11.205 6.575 1 1 0 0 1 0 .696 10.747 10.747 0 0 1-1.444 2.49" />
      <path d="M14.084 14.158a3 3 0 0 1-4.242-4.242" />
      <path d="M17.479 17.499a10.75 10.75 0 0 1-15.417-5.151 1 1 0 0 1 0-.696 10.75 10.75 0 0 1 4.446-5.143" />
      <path d="m2 2 20 20" />
    </Drawing>
  );
}

export function LogOutIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="m16 17 5-5-5-5" />
      <path d="M21 12H9" />
      <path d="M9 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4" />
    </Drawing>
  );
}

export function ClockIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <circle cx="12" cy="12" r="10" />
      <path d="M12 6v6l4 2" />
    </Drawing>
  );
}

export function ArrowUpIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="m5 12 7-7 7 7" />
      <path d="M12 19V5" />
    </Drawing>
  );
}

export function ArrowDownIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M12 5v14" />
      <path d="m19 12-7 7-7-7" />
    </Drawing>
  );
}

export function ToTopIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M5 3h14" />
      <path d="m18 13-6-6-6 6" />
      <path d="M12 7v14" />
    </Drawing>
  );
}

export function GripIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <circle cx="9" cy="12" r="1" />
      <circle cx="9" cy="5" r="1" />
      <circle cx="9" cy="19" r="1" />
      <circle cx="15" cy="12" r="1" />
      <circle cx="15" cy="5" r="1" />
      <circle cx="15" cy="19" r="1" />
    </Drawing>
  );
}

export function RetryIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M21 12a9 9 0 1 1-9-9c2.52 0 4.93 1 6.74 2.74L21 8" />
      <path d="M21 3v5h-5" />
    </Drawing>
  );
}

export function BoldIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M6 12h9a4 4 0 0 1 0 8H7a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1h7a4 4 0 0 1 0 8" />
    </Drawing>
  );
}

export function ItalicIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M19 4h-9" />
      <path d="M14 20H5" />
      <path d="M15 4 9 20" />
    </Drawing>
  );
}

export function BulletsIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M3 5h.01" />
      <path d="M3 12h.01" />
      <path d="M3 19h.01" />
      <path d="M8 5h13" />
      <path d="M8 12h13" />
      <path d="M8 19h13" />
    </Drawing>
  );
}

export function NumbersIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M11 5h10" />
      <path d="M11 12h10" />
      <path d="M11 19h10" />
      <path d="M4 4h1v5" />
      <path d="M4 9h2" />
      <path d="M6.5 20H3.4c0-1 2.6-1.925 2.6-3.5a1.5 1.5 0 0 0-2.6-1.02" />
    </Drawing>
  );
}

export function QuoteIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M17 5H3" />
      <path d="M21 12H8" />
      <path d="M21 19H8" />
      <path d="M3 12v7" />
    </Drawing>
  );
}

export function PictureIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <rect x="3" y="3" width="18" height="18" rx="2" />
      <circle cx="9" cy="9" r="2" />
      <path d="m21 15-3.086-3.086a2 2 0 0 0-2.828 0L6 21" />
    </Drawing>
  );
}

export function AddPictureIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M16 5h6" />
      <path d="M19 2v6" />
      <path d="M21 11.5V19a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h7.5" />
      <path d="m21 15-3.086-3.086a2 2 0 0 0-2.828 0L6 21" />
      <circle cx="9" cy="9" r="2" />
    </Drawing>
  );
}

export function VideoIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <rect x="2" y="4" width="20" height="16" rx="3" />
      <path d="M10 9.5v5l4.5-2.5z" />
    </Drawing>
  );
}

export function UndoIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M9 14 4 9l5-5" />
      <path d="M4 9h10.5a5.5 5.5 0 0 1 0 11H11" />
    </Drawing>
  );
}

export function RedoIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="m15 14 5-5-5-5" />
      <path d="M20 9H9.5a5.5 5.5 0 0 0 0 11H13" />
    </Drawing>
  );
}

export function DownloadIcon(props: IconProps) {
  return (
    <Drawing {...props}>
      <path d="M12 15V3" />
      <path d="M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4" />
      <path d="m7 10 5 5 5-5" />
    </Drawing>
  );
}
