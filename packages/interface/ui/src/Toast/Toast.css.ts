import { createVar, globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { echoLine, toastSpace } from '@resonanz/tokens/mixins';
import { typography } from '@resonanz/tokens/typography';
import { closeButton } from '../CloseButton/CloseButton.css.ts';
import { inUi } from '../inUi.ts';

const dot = createVar();
const appear = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

/** A strip at the lower edge that the page makes room for: toasts lie on nothing. */
export const region = style(
  inUi({
    position: 'fixed',
    insetInline: 0,
    insetBlockEnd: 0,
    zIndex: vars.z.toast,
    boxSizing: 'border-box',
    display: 'flex',
    justifyContent: 'flex-end',
    alignItems: 'start',
    gap: '8px',
    maxBlockSize: '50dvh',
    paddingBlock: '6px',
    paddingInline: '12px',
    borderBlockStart: `1px solid ${vars.border.default}`,
    background: vars.surface.canvas,
    overflowY: 'auto',
    scrollbarWidth: 'thin',
    outline: 'none',
    selectors: {
      '&:focus-visible': { outline: `${vars.focus.width} solid ${vars.accent.focus}`, outlineOffset: '-2px' },
    },
    '@media': {
      [media.phone]: { flexDirection: 'column', alignItems: 'stretch', gap: '4px', padding: '4px' },
      print: { display: 'none' },
    },
  }),
);

// The window scrolls on by as much, and what takes the focus does not come to lie below the strip (WCAG 2.4.11).
globalStyle(`html:has(${region})`, inUi({ scrollPaddingBlockEnd: toastSpace }));
globalStyle(
  `body:has(> ${region})::after`,
  inUi({ content: "''", display: 'block', blockSize: toastSpace, '@media': { print: { display: 'none' } } }),
);

export const list = style(
  inUi({
    display: 'grid',
    gap: '4px',
    flex: '1 1 auto',
    minInlineSize: 0,
    maxInlineSize: '720px',
    '@media': { [media.phone]: { flex: 'none' } },
  }),
);

export const toast = style(
  inUi({
    position: 'relative',
    display: 'flex',
    flexWrap: 'nowrap',
    columnGap: '8px',
    alignItems: 'center',
    minBlockSize: '36px',
    paddingInline: '14px 4px',
    overflow: 'hidden',
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.radius.panel,
    background: vars.surface.raised,
    color: vars.text.primary,
    animation: `${appear} ${vars.duration.slow} ${vars.easing.enter}`,
    '::before': echoLine(dot, `color-mix(in srgb, ${dot} 45%, transparent)`),
    selectors: { '&[data-whole]': { flexWrap: 'wrap', paddingBlock: '6px' } },
    '@media': { [media.forcedColors]: { borderInlineStartWidth: '3px' } },
  }),
);

export const tone = styleVariants({
  ok: inUi({ vars: { [dot]: vars.status.green.dot } }),
  bad: inUi({ vars: { [dot]: vars.status.red.dot } }),
  info: inUi({ vars: { [dot]: vars.status.blue.dot } }),
  note: inUi({ vars: { [dot]: vars.status.yellow.dot } }),
});

export const icon = style(inUi({ flex: 'none', display: 'grid', color: dot }));
export const words = style(
  inUi({
    ...typography('dense'),
    flex: '1 1 0',
    minInlineSize: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    selectors: { '[data-whole] > &': { flexBasis: '70%', whiteSpace: 'normal', overflowWrap: 'anywhere' } },
  }),
);
export const title = style(inUi({ ...typography('denseStrong') }));
export const text = style(inUi({ color: vars.text.secondary }));
/** Above an action that reaches over the whole toast; at the end of the line they wrap to, as in a toast of one line. */
export const buttons = style(
  inUi({
    position: 'relative',
    zIndex: 1,
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    marginInlineStart: 'auto',
  }),
);

/** A caret drawn with CSS: toasts are loaded with the first page, and an icon would bring all of its weights. */
export const wholeButton = style([
  closeButton,
  inUi({
    '::before': {
      content: "''",
      inlineSize: '7px',
      blockSize: '7px',
      marginBlockStart: '-4px',
      borderBlockEnd: '1.5px solid',
      borderInlineEnd: '1.5px solid',
      rotate: '45deg',
    },
    selectors: { '&:dir(rtl)::before': { rotate: '-45deg' }, '&[aria-expanded=true]': { rotate: '180deg' } },
  }),
]);

export const action = style(
  inUi({
    ...typography('label'),
    appearance: 'none',
    flex: 'none',
    maxInlineSize: '45%',
    minBlockSize: vars.size.targetMin,
    padding: 0,
    border: 0,
    borderRadius: '2px',
    background: 'none',
    color: vars.accent.ink,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    textAlign: 'start',
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '3px',
    cursor: 'pointer',
    selectors: {
      '[data-whole] > &': { maxInlineSize: '100%', whiteSpace: 'normal' },
      '&:focus-visible': { outlineOffset: '-2px', boxShadow: 'none' },
    },
    '@media': {
      [media.hover]: { selectors: { '&:hover': { textDecorationThickness: '2px' } } },
      [media.phone]: { minBlockSize: vars.size.targetTouch },
    },
  }),
);

/** The words stay the button; its reach is the toast. */
export const wholeToast = style(inUi({ '::after': { content: "''", position: 'absolute', inset: 0 } }));

export const controls = style(
  inUi({
    flex: 'none',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: '8px',
    paddingBlock: '2px',
  }),
);

export const control = style(
  inUi({
    ...typography('label'),
    appearance: 'none',
    minBlockSize: '32px',
    paddingInline: '12px',
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.radius.control,
    background: vars.surface.raised,
    color: vars.text.primary,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '@media': {
      [media.hover]: { selectors: { '&:hover': { background: vars.surface.hover, borderColor: vars.border.control } } },
      [media.phone]: { minBlockSize: vars.size.targetTouch },
    },
  }),
);
