import type { ReactNode, SVGProps } from 'react';

/**
 * The few signs of the product, drawn here: 24 px grid, 1.75 px lines, in the colour of the text.
 * They always stand beside a text or inside a labelled button, hence hidden from screen readers.
 */
const icon = (drawing: ReactNode, marks: object = {}) =>
  function Icon(props: SVGProps<SVGSVGElement>) {
    return (
      <svg
        viewBox="0 0 24 24"
        width="1.25em"
        height="1.25em"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
        {...marks}
        {...props}
      >
        {drawing}
      </svg>
    );
  };

/** Points back or forward: mirrored where the page runs from right to left, see global-css.ts. */
const isDirected = { 'data-directed': '' };

export const PinIcon = icon(<path d="M9 4h6l-1 6 3 3v2H7v-2l3-3ZM12 15v6" />);
export const CalendarIcon = icon(<path d="M5 6h14v14H5zM5 10.5h14M9 3.5V8M15 3.5V8" />);
export const SearchIcon = icon(<path d="M11 18a7 7 0 1 1 0-14 7 7 0 0 1 0 14ZM16.5 16.5 21 21" />);
export const MenuIcon = icon(<path d="M4 7h16M4 12h16M4 17h16" />);
export const CloseIcon = icon(<path d="m6 6 12 12M18 6 6 18" />);
export const ChevronDownIcon = icon(<path d="m6 9 6 6 6-6" />);
export const ChevronUpIcon = icon(<path d="m6 15 6-6 6 6" />);
export const LayoutIcon = icon(<path d="M4 5h16v5H4zM4 14h7v5H4zM15 14h5v5h-5z" />);
export const RowsIcon = icon(<path d="M4 6h16M4 10h16M4 14h16M4 18h16" />);
export const FullScreenIcon = icon(<path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />);
export const ChevronBackIcon = icon(<path d="m15 6-6 6 6 6" />, isDirected);
export const ChevronForwardIcon = icon(<path d="m9 6 6 6-6 6" />, isDirected);
export const ArrowForwardIcon = icon(<path d="M5 12h14M13 6l6 6-6 6" />, isDirected);
export const TodayIcon = icon(<path d="M5 20V11M11 20V4M17 20v-7M3 20h18" />);
export const CheckIcon = icon(<path d="m5 12.5 4.5 4.5L19 7.5" />);
export const SunIcon = icon(
  <>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4" />
  </>,
);
export const MoonIcon = icon(<path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z" />);
export const UserIcon = icon(
  <>
    <circle cx="12" cy="8" r="4" />
    <path d="M4.5 20a7.5 7.5 0 0 1 15 0" />
  </>,
);
export const UsersIcon = icon(
  <>
    <circle cx="9" cy="8" r="3.5" />
    <path d="M2.5 20c.6-4 3-6 6.5-6s5.9 2 6.5 6M15.5 4.8a3.5 3.5 0 0 1 0 6.4M17.5 14.5c2.3.8 3.600 2.700 4 5.500" />
  </>,
);
export const ShopIcon = icon(
  <>
    <path d="M4 10v9.5h16V10" />
    <path d="M3 9.5 5 4.5h14l2 5a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0Z" />
  </>,
);
export const UploadIcon = icon(<path d="M12 16V4M7 9l5-5 5 5M4 16v4h16v-4" />);
export const RefreshIcon = icon(<path d="M20 11a8 8 0 1 0-2.3 5.7M20 4v7h-7" />);
export const InfoIcon = icon(
  <>
    <circle cx="12" cy="12" r="9" />
    <line x1="12" y1="11" x2="12" y2="16.5" />
    <line x1="12" y1="7.5" x2="12" y2="7.7" />
  </>,
);
export const WarningIcon = icon(
  <>
    <path d="M12 3.5 2.5 20h19Z" />
    <path d="M12 10v4.5M12 17.3v.2" />
  </>,
);
export const SuccessIcon = icon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="m8 12.3 2.8 2.7 5.2-5.5" />
  </>,
);
export const EyeIcon = icon(
  <>
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
    <circle cx="12" cy="12" r="2.75" />
  </>,
);
export const EyeOffIcon = icon(
  <>
    <path d="M9.9 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.6 3.4M6.2 7.4A16 16 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 5-1.6" />
    <path d="m3 3 18 18M10 10a2.75 2.75 0 0 0 4 4" />
  </>,
);
export const LogoutIcon = icon(<path d="M14 4H5v16h9M10 12h11M17 8l4 4-4 4" />);
export const BellIcon = icon(
  <path d="M6 10a6 6 0 1 1 12 0c0 5 2 6.5 2 6.5H4S6 15 6 10ZM10 19.5a2 2 0 0 0 4 0" />,
);
export const LayersIcon = icon(<path d="m12 3 9 5-9 5-9-5ZM3 12.5l9 5 9-5M3 17l9 5 9-5" />);
export const ArrowUpIcon = icon(<path d="M12 19V5M6 11l6-6 6 6" />);
export const ArrowDownIcon = icon(<path d="M12 5v14M6 13l6 6 6-6" />);
export const TagIcon = icon(<path d="M4 4h8l8.5 8.5-8 8L4 12ZM8.5 8.5h.01" />);
export const PriceIcon = icon(<path d="m5 4 7 8 7-8M12 12v8M7.5 12h9M7.5 16h9" />);
export const EmptyBoxIcon = icon(
  <path d="M4 9v11h16V9M4 9l3-5M20 9l-3-5M9 12.5l6 5M15 12.5l-6 5" />,
);
export const FullBoxIcon = icon(<path d="M4 8v12h16V8ZM4 8l3-4h10l3 4M12 4v4" />);
export const FileIcon = icon(<path d="M6 3h8l5 5v13H6ZM14 3v5h5" />);
export const FolderIcon = icon(<path d="M3 6.5h6.5l2 2.5H21v10.5H3Z" />);
export const ShieldIcon = icon(
  <path d="M12 3 4.5 6v5.5c0 4.6 3.2 8 7.5 9.5 4.3-1.5 7.5-4.9 7.5-9.5V6ZM9 12l2.2 2.2L15.2 10" />,
);
export const LinkIcon = icon(
  <path d="M10 14a4.5 4.5 0 0 0 6.4 0l3.2-3.2a4.5 4.5 0 0 0-6.4-6.4l-1.4 1.4M14 10a4.5 4.5 0 0 0-6.4 0l-3.2 3.2a4.5 4.5 0 0 0 6.4 6.4l1.4-1.4" />,
);
export const UnlinkIcon = icon(
  <path d="m17 13.4 2.6-2.6a4.5 4.5 0 0 0-6.4-6.4l-2.6 2.6M7 10.6l-2.6 2.6a4.5 4.5 0 0 0 6.4 6.4l2.6-2.6M4 4l16 16" />,
);
export const MoreIcon = icon(<path strokeWidth="3" d="M5 12h.01M12 12h.01M19 12h.01" />);
export const GripIcon = icon(
  <path strokeWidth="2.5" d="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01" />,
);
export const PencilIcon = icon(<path d="M4 20h4L19 9l-4-4L4 16ZM13 7l4 4" />);
export const RestoreIcon = icon(<path d="M4 11a8 8 0 1 1 2.3 5.7M4 4v7h7" />);
export const GlobeIcon = icon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M3 12h18M12 3c2.5 2.6 3.8 5.6 3.8 9s-1.3 6.4-3.8 9c-2.5-2.6-3.8-5.6-3.8-9S9.5 5.6 12 3Z" />
  </>,
);
export const DownloadIcon = icon(<path d="M12 4v12M7 11l5 5 5-5M4 16v4h16v-4" />);
export const PhoneIcon = icon(
  <>
    <rect x="7" y="2.5" width="10" height="19" rx="2" />
    <path d="M11 18.5h2" />
  </>,
);
export const MonitorIcon = icon(
  <>
    <rect x="3" y="4" width="18" height="12" rx="1.5" />
    <path d="M12 16v4M8 20h8" />
  </>,
);
export const TrashIcon = icon(<path d="M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5" />);

export const LockIcon = icon(
  <>
    <rect x="5" y="11" width="14" height="9" rx="2" />
    <path d="M8 11V8a4 4 0 0 1 8 0v3" />
  </>,
);
