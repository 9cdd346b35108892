import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { echoLine } from '@resonanz/tokens/mixins';
import { typography } from '@resonanz/tokens/typography';
import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { inUi } from '../inUi.ts';

const dot = createVar();
const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } });

export const region = style(
  inUi({
    position: 'fixed',
    insetBlockStart: `calc(${vars.layout.headerHeight} + 8px)`,
    insetInlineEnd: '8px',
    zIndex: vars.z.toast,
    display: 'grid',
    justifyItems: 'end',
    gap: '10px',
    maxBlockSize: `calc(100dvh - ${vars.layout.headerHeight} - 16px)`,
    // Room for shadows and focus rings inside the box that scrolls.
    padding: '8px',
    overflowY: 'auto',
    scrollbarWidth: 'thin',
    pointerEvents: 'none',
    outline: 'none',
    selectors: {
      "&[data-edge='lower']": { insetBlock: 'auto 8px' },
      '&:focus-visible': { outline: `${vars.focus.width} solid ${vars.accent.focus}`, outlineOffset: '-2px', borderRadius: vars.radius.panel },
    },
    '@media': { [media.phone]: { insetInlineEnd: 0 } },
  }),
);

export const list = style(inUi({ display: 'grid', gap: '10px' }));

export const toast = style(
  inUi({
    pointerEvents: 'auto',
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    columnGap: '10px',
    alignItems: 'start',
    inlineSize: vars.layout.toastWidth,
    maxInlineSize: 'calc(100vw - 16px)',
    paddingBlock: '12px',
    paddingInline: '16px 8px',
    overflow: 'hidden',
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.radius.panel,
    background: vars.surface.raised,
    color: vars.text.primary,
    boxShadow: vars.elevation.dropdown,
    animation: `${appear} ${vars.duration.slow} ${vars.easing.enter}`,
    '::before': echoLine(dot, `color-mix(in srgb, ${dot} 45%, transparent)`),
    '@media': { [media.forcedColors]: { borderInlineStartWidth: '3px' } },
  }),
);

export const tone = styleVariants({
  ok: inUi({ vars: { [dot]: vars.status.green.dot } }),
  bad: inUi({ vars: { [dot]: vars.status.red.dot } }),
  info: inUi({ vars: { [dot]: vars.status.blue.dot } }),
  note: inUi({ vars: { [dot]: vars.status.yellow.dot } }),
});

export const icon = style(inUi({ display: 'grid', color: dot, marginBlockStart: '1px', marginInlineStart: '4px' }));
export const words = style(inUi({ display: 'grid', justifyItems: 'start', gap: '2px', minInlineSize: 0, overflowWrap: 'anywhere' }));
export const title = style(inUi({ ...typography('denseStrong'), display: 'flex', alignItems: 'center', gap: vars.space[3] }));
export const text = style(inUi({ ...typography('dense'), color: vars.text.secondary }));
/** Above an action that reaches over the whole toast. */
export const close = style(inUi({ position: 'relative', zIndex: 1, marginBlockStart: '-5px' }));

export const action = style(
  inUi({
    ...typography('label'),
    appearance: 'none',
    minBlockSize: vars.size.targetMin,
    paddingBlock: '2px',
    paddingInline: 0,
    border: 0,
    borderRadius: '2px',
    background: 'none',
    color: vars.accent.ink,
    textAlign: 'start',
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '3px',
    cursor: 'pointer',
    '@media': {
      [media.hover]: { selectors: { '&:hover': { textDecorationThickness: '2px' } } },
      [media.phone]: { minBlockSize: vars.size.targetTouch },
    },
  }),
);

/** The words stay the button; its reach is the toast. */
export const wholeToast = style(inUi({ '::after': { content: "''", position: 'absolute', inset: 0 } }));

export const closeAll = style(
  inUi({
    ...typography('label'),
    pointerEvents: 'auto',
    appearance: 'none',
    minBlockSize: '32px',
    paddingInline: '12px',
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.radius.control,
    background: vars.surface.raised,
    color: vars.text.primary,
    boxShadow: vars.elevation.dropdown,
    cursor: 'pointer',
    '@media': {
      [media.hover]: { selectors: { '&:hover': { background: vars.surface.hover, borderColor: vars.border.control } } },
      [media.phone]: { minBlockSize: vars.size.targetTouch },
    },
  }),
);
