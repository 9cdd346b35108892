import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { toastSpace } from '@resonanz/tokens/mixins';
import { TOAST_SPACE } from '@resonanz/tokens/toastSpace';
import { inPatterns } from '../inPatterns.ts';

const drawerWidth = '300px';

export const frame = style(
  inPatterns({
    display: 'grid',
    gridTemplateRows: 'auto auto minmax(0, 1fr)',
    blockSize: `calc(100dvh - ${toastSpace})`,
    '@media': {
      [media.belowDesktop]: {
        display: 'flex',
        flexDirection: 'column',
        blockSize: 'auto',
        minBlockSize: `calc(100dvh - ${toastSpace})`,
      },
      print: { display: 'block', blockSize: 'auto' },
    },
  }),
);

// Where the window scrolls, what takes the focus must not come to lie under the header (WCAG 2.4.11).
globalStyle(
  `html:has(${frame})`,
  inPatterns({
    '@media': {
      [media.belowDesktop]: { scrollPaddingBlockStart: `calc(${vars.layout.headerHeight} + ${vars.space[4]})` },
    },
  }),
);

export const top = style(
  inPatterns({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: vars.z.header,
    selectors: { '&[data-above-drawer]': { zIndex: `calc(${vars.z.drawer} + 1)` } },
    '@media': { print: { display: 'none' } },
  }),
);

export const body = style(
  inPatterns({
    gridRow: 3,
    display: 'grid',
    minBlockSize: 0,
    '@media': {
      [media.belowDesktop]: { display: 'flex', flexDirection: 'column', flex: '1 0 auto' },
      print: { display: 'block' },
    },
  }),
);

export const columns = styleVariants({
  full: inPatterns({ gridTemplateColumns: `${vars.layout.sidebarWidth} minmax(0, 1fr)` }),
  rail: inPatterns({ gridTemplateColumns: `${vars.layout.sidebarRailWidth} minmax(0, 1fr)` }),
  drawer: inPatterns({ gridTemplateColumns: 'minmax(0, 1fr)' }),
});

export const side = style(
  inPatterns({
    overflowY: 'auto',
    scrollbarWidth: 'thin',
    borderInlineEnd: `1px solid ${vars.border.default}`,
    background: vars.surface.canvas,
    '@media': { print: { display: 'none' } },
  }),
);

/** Stays in the document while closed, so that both directions take their 100 ms. */
export const drawer = style(
  inPatterns({
    position: 'fixed',
    insetBlock: `${vars.layout.headerHeight} ${toastSpace}`,
    insetInlineStart: 0,
    zIndex: vars.z.drawer,
    inlineSize: `min(${drawerWidth}, 85vw)`,
    border: 0,
    background: vars.surface.base,
    boxShadow: vars.elevation.dialog,
    visibility: 'hidden',
    transform: 'translateX(-100%)',
    transition: `transform ${vars.duration.mobileMenu} ${vars.easing.exit}, visibility 0s ${vars.duration.mobileMenu}`,
    selectors: {
      '&:dir(rtl)': { transform: 'translateX(100%)' },
      '&[data-open]': {
        visibility: 'visible',
        transform: 'none',
        transition: `transform ${vars.duration.mobileMenu} ${vars.easing.enter}`,
      },
    },
    '@media': { [media.forcedColors]: { borderInlineEnd: '1px solid CanvasText' } },
  }),
);

export const scrim = style(
  inPatterns({
    position: 'fixed',
    insetBlock: `${vars.layout.headerHeight} ${toastSpace}`,
    insetInline: 0,
    zIndex: `calc(${vars.z.drawer} - 1)`,
    background: vars.surface.scrim,
    opacity: 0,
    pointerEvents: 'none',
    transition: `opacity ${vars.duration.mobileMenu}`,
    selectors: { '&[data-open]': { opacity: 1, pointerEvents: 'auto' } },
  }),
);

export const main = style(
  inPatterns({
    // What is hidden from sight but read out lies within it, and does not lengthen the document.
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    overflow: 'auto',
    background: vars.surface.base,
    // It scrolls above the toasts: what is sticky in it need not know of them.
    vars: { [TOAST_SPACE]: '0px' },
    selectors: {
      '&:focus-visible': {
        outline: `${vars.focus.width} solid ${vars.accent.focus}`,
        outlineOffset: `calc(-1 * ${vars.focus.width})`,
        boxShadow: 'none',
      },
    },
    '@media': {
      [media.belowDesktop]: { overflow: 'visible', flex: '1 0 auto', vars: { [TOAST_SPACE]: 'inherit' } },
      print: { overflow: 'visible' },
    },
  }),
);

export const content = style(
  inPatterns({
    display: 'flex',
    flexDirection: 'column',
    flex: '1 0 auto',
    inlineSize: '100%',
    maxInlineSize: vars.layout.contentMax,
    minInlineSize: 0,
  }),
);

/** A page below a navigation in the header: no wider than is read well, in the middle. */
export const centered = style(
  inPatterns({ maxInlineSize: `calc(1200px + 2 * ${vars.layout.pageGutter})`, marginInline: 'auto' }),
);
