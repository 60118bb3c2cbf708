import { createIcon } from "./icon.tsx";

export const HomeIcon = createIcon("M4 11 12 4l8 7M6 9.5V20h12V9.5M10 20v-5h4v5");
export const ShelvesIcon = createIcon("M4 4v16M20 4v16M4 11h16M4 19h16M8 11V7h3v4M14 19v-5h3v5M7 19v-3h3v3");
export const CartIcon = createIcon("M4 9h16l-1.5 10.5h-13zM8.5 9l2-5M15.5 9l-2-5M9.5 13v3M14.5 13v3");
export const PersonIcon = createIcon(
  "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.7-3.6 3.6-5.5 7.5-5.5s6.8 1.9 7.5 5.5",
);
export const PlusIcon = createIcon("M12 5v14M5 12h14");
export const MinusIcon = createIcon("M5 12h14");
export const TrashIcon = createIcon("M4.5 7h15M9 7V4.5h6V7M6.5 7l.8 12.5h9.4L17.5 7M10 11v5M14 11v5");
export const CloseIcon = createIcon("m6 6 12 12M18 6 6 18");
export const CheckIcon = createIcon("m5 12.5 4.5 4.5L19 7.5");
export const SnowIcon = createIcon(
  "M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9M9.5 4.5 12 7l2.5-2.5M9.5 19.5 12 17l2.5 2.5",
);
export const PrescriptionIcon = createIcon("M6 15V4h4.5a3.5 3.5 0 0 1 0 7H6M10.5 11l7.5 9M18 13l-6 7");
export const SearchIcon = createIcon("M11 17.5a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM16 16l4.5 4.5");
export const EyeIcon = createIcon(
  "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 14.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6Z",
);
export const EyeOffIcon = createIcon(
  "M4 4l16 16M9.5 5.9A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-3 3.7M6 7.7A16 16 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 3.7-.8",
);
export const InfoIcon = createIcon("M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 11v5.5M12 7.5v.1");
export const WarningIcon = createIcon("M12 4 2.8 20h18.4zM12 10v5M12 17.5v.1");
export const ArrowIcon = createIcon("M5 12h14M13 6l6 6-6 6");
export const ChevronIcon = createIcon("m9 5 7 7-7 7");
export const MailIcon = createIcon("M3.5 6h17v12.5h-17zM4 6.5l8 6.5 8-6.5");
export const KeyIcon = createIcon(
  "M8 19a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM11.2 11.3 19 3.5M15.5 7l3 3M18 4.5l2 2",
);
export const PhoneIcon = createIcon("M8 3h8v18H8zM11 18h2");
export const FilterIcon = createIcon("M4 7h16M7 12h10M10 17h4");
export const PrintIcon = createIcon("M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z");
export const CloudIcon = createIcon(
  "M7 18.5a4 4 0 0 1-.4-8A5.5 5.5 0 0 1 17.2 9a4.8 4.8 0 0 1-.2 9.5zM12 16v-4.5M9.8 13.5 12 11.3l2.2 2.2",
);
export const CloudOffIcon = createIcon(
  "M7 18.5a4 4 0 0 1-.4-8c.3-1 .8-1.9 1.5-2.6M10.5 6.3A5.5 5.5 0 0 1 17.2 9a4.8 4.8 0 0 1 3 8M15.5 18.5H7M4 4l16 16",
);
export const PanelIcon = createIcon("M4 5h16v14H4zM14 5v14M16.5 9.5h1M16.5 12.5h1");
export const TagIcon = createIcon("M4 4.5h7.5L20 13l-7 7-8.5-8.5zM8 8v.1");
