// Written by `npm run generate` from tokens.json.

/** Distances in px. */
export const space = {
  0: 0,
  1: 2,
  2: 4,
  3: 6,
  4: 8,
  5: 12,
  6: 16,
  7: 20,
  8: 24,
  9: 32,
  10: 40,
  11: 56,
  12: 80,
} as const;

/** Radii of corners in px. */
export const radius = {
  none: 0,
  chip: 3,
  control: 5,
  panel: 8,
  dialog: 12,
  round: 999,
} as const;

/** Widths of lines in px. */
export const line = {
  hairline: 1,
  strong: 2,
  echoGap: 2,
  echo: 1,
} as const;

/** Sizes of icons, controls and rows in px. */
export const size = {
  targetMin: 24,
  targetTouch: 44,
  controlCompact: 32,
  controlComfortable: 40,
  rowCompact: 40,
  rowComfortable: 52,
  iconSmall: 16,
  icon: 18,
  iconLarge: 24,
  avatarSmall: 28,
  avatar: 36,
  avatarLarge: 96,
} as const;

/** Fixed measures of the layout in px. */
export const layout = {
  headerHeight: 56,
  sidebarWidth: 232,
  sidebarRailWidth: 60,
  contentMax: 1680,
  readingMax: 680,
  pageGutter: 24,
  pageGutterPhone: 16,
  filterPanelWidth: 275,
  notificationPanelWidth: 350,
  notificationListMaxHeight: 450,
  watchListWidth: 320,
  userMenuWidth: 280,
  dropdownMaxHeight: 200,
  selectCampaignRowHeight: 31,
  dialogLargeMin: 520,
  dialogLargeMax: 880,
  dialogMediumMin: 420,
  dialogMediumMax: 640,
  dialogSmallMin: 300,
  dialogSmallMax: 400,
  dialogScreenMargin: 16,
  logoWidth: 175,
  logoHeight: 50,
  toastWidth: 380,
  authFormWidth: 400,
} as const;

/** Widths in px at which the layout changes. */
export const breakpoint = {
  phoneMax: 767,
  tabletMin: 768,
  tabletMax: 991,
  desktopMin: 992,
  desktopMax: 1199,
  wideMin: 1200,
} as const;

/** The order of layers. */
export const zIndex = {
  base: 0,
  sticky: 10,
  sidebar: 20,
  header: 30,
  dropdown: 40,
  drawer: 50,
  scrim: 60,
  dialog: 70,
  toast: 80,
  cookieBanner: 85,
  tooltip: 90,
} as const;

/** Durations in ms. */
export const duration = {
  instant: 0,
  mobileMenu: 100,
  fast: 100,
  base: 160,
  slow: 240,
  echo: 480,
  spinner: 900,
} as const;

/** Easing curves, as CSS texts. */
export const easing = {
  standard: 'cubic-bezier(0.2, 0, 0, 1)',
  enter: 'cubic-bezier(0.05, 0.7, 0.1, 1)',
  exit: 'cubic-bezier(0.3, 0, 0.8, 0.15)',
  linear: 'cubic-bezier(0, 0, 1, 1)',
} as const;

/** The type scale; set `stretch` after `font`, which resets it. */
export const type = {
  display: {
    font: "640 3.75rem/3.875rem 'Archivo Variable', Archivo, 'Arial Nova', 'Helvetica Neue', Arial, sans-serif",
    stretch: '120%',
    tracking: '-0.0825rem',
    weight: '640',
  },
  displaySmall: {
    font: "640 2.375rem/2.625rem 'Archivo Variable', Archivo, 'Arial Nova', 'Helvetica Neue', Arial, sans-serif",
    stretch: '118%',
    tracking: '-0.0425rem',
    weight: '640',
  },
  title: {
    font: "640 1.5rem/1.875rem 'Archivo Variable', Archivo, 'Arial Nova', 'Helvetica Neue', Arial, sans-serif",
    stretch: '112%',
    tracking: '-0.0119rem',
    weight: '640',
  },
  section: {
    font: "640 1.0625rem/1.5rem 'Archivo Variable', Archivo, 'Arial Nova', 'Helvetica Neue', Arial, sans-serif",
    stretch: '108%',
    tracking: '-0.0019rem',
    weight: '640',
  },
  subsection: {
    font: "640 0.875rem/1.25rem 'Archivo Variable', Archivo, 'Arial Nova', 'Helvetica Neue', Arial, sans-serif",
    stretch: '104%',
    tracking: '0px',
    weight: '640',
  },
  figure: {
    font: "600 1.5rem/1.75rem 'Archivo Variable', Archivo, 'Arial Nova', 'Helvetica Neue', Arial, sans-serif",
    stretch: '110%',
    tracking: '-0.015rem',
    weight: '600',
  },
  body: {
    font: "400 0.875rem/1.3125rem 'Archivo Variable', Archivo, 'Arial Nova', 'Helvetica Neue', Arial, sans-serif",
    stretch: '100%',
    tracking: '0px',
    weight: '400',
  },
  bodyStrong: {
    font: "620 0.875rem/1.3125rem 'Archivo Variable', Archivo, 'Arial Nova', 'Helvetica Neue', Arial, sans-serif",
    stretch: '100%',
    tracking: '0px',
    weight: '620',
  },
  bodyLarge: {
    font: "400 1.0625rem/1.6875rem 'Archivo Variable', Archivo, 'Arial Nova', 'Helvetica Neue', Arial, sans-serif",
    stretch: '100%',
    tracking: '0px',
    weight: '400',
  },
  dense: {
    font: "400 0.8125rem/1.125rem 'Archivo Variable', Archivo, 'Arial Nova', 'Helvetica Neue', Arial, sans-serif",
    stretch: '100%',
    tracking: '0px',
    weight: '400',
  },
  denseStrong: {
    font: "620 0.8125rem/1.125rem 'Archivo Variable', Archivo, 'Arial Nova', 'Helvetica Neue', Arial, sans-serif",
    stretch: '98%',
    tracking: '0px',
    weight: '620',
  },
  label: {
    font: "580 0.8125rem/1.125rem 'Archivo Variable', Archivo, 'Arial Nova', 'Helvetica Neue', Arial, sans-serif",
    stretch: '94%',
    tracking: '0px',
    weight: '580',
  },
  caption: {
    font: "420 0.75rem/1rem 'Archivo Variable', Archivo, 'Arial Nova', 'Helvetica Neue', Arial, sans-serif",
    stretch: '96%',
    tracking: '0.0031rem',
    weight: '420',
  },
  micro: {
    font: "600 0.75rem/1rem 'Archivo Variable', Archivo, 'Arial Nova', 'Helvetica Neue', Arial, sans-serif",
    stretch: '86%',
    tracking: '0.0088rem',
    weight: '600',
  },
} as const;
