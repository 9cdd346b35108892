import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { toastSpace } from '@resonanz/tokens/mixins';
import { inUi } from '../inUi.ts';
import { appear, vanish } from '../motion.css.ts';

const slide = (x: string, y: string) => keyframes({ from: { opacity: 0, transform: `translate(${x}, ${y})` } });

export const scrim = style(
  inUi({
    position: 'fixed',
    insetInline: 0,
    insetBlockStart: 0,
    blockSize: 'var(--visual-viewport-height, 100dvh)',
    // The layer of dialogs: whatever opened last is on top.
    zIndex: vars.z.dialog,
    background: vars.surface.scrim,
    selectors: {
      '&[data-entering]': { animation: `${appear} ${vars.duration.mobileMenu} ${vars.easing.enter}` },
      '&[data-exiting]': { animation: `${vanish} ${vars.duration.mobileMenu} ${vars.easing.exit} forwards` },
    },
  }),
);

export const panel = style(
  inUi({
    position: 'absolute',
    display: 'flex',
    background: vars.surface.raised,
    color: vars.text.primary,
    boxShadow: vars.elevation.dialog,
    outline: 'none',
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

const side = {
  insetBlock: `0 ${toastSpace}`,
  inlineSize: 'min(320px, 100vw - 48px)',
} as const;

export const placement = styleVariants({
  start: inUi({
    ...side,
    insetInlineStart: 0,
    selectors: {
      '&[data-entering]': { animation: `${slide('-8px', '0')} ${vars.duration.mobileMenu} ${vars.easing.enter}` },
    },
  }),
  end: inUi({
    ...side,
    insetInlineEnd: 0,
    selectors: {
      '&[data-entering]': { animation: `${slide('8px', '0')} ${vars.duration.mobileMenu} ${vars.easing.enter}` },
    },
  }),
  bottom: inUi({
    insetInline: 0,
    insetBlockEnd: toastSpace,
    maxBlockSize: `calc(100% - 32px - ${toastSpace})`,
    borderStartStartRadius: vars.radius.dialog,
    borderStartEndRadius: vars.radius.dialog,
    selectors: { '&[data-entering]': { animation: `${slide('0', '8px')} ${vars.duration.slow} ${vars.easing.enter}` } },
  }),
});

export const wide = style(inUi({ inlineSize: 'min(480px, 100vw - 48px)' }));

export const body = style(inUi({ flex: 1 }));
export const bare = style(inUi({ padding: 0 }));
