import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { toastSpace } from '@resonanz/tokens/mixins';
import { typography } from '@resonanz/tokens/typography';
import { inUi } from '../inUi.ts';
import { appear, vanish } from '../motion.css.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });
const sink = keyframes({ to: { opacity: 0, transform: 'translateY(8px)' } });

export const scrim = style(
  inUi({
    position: 'fixed',
    insetInline: 0,
    insetBlockStart: 0,
    blockSize: 'var(--visual-viewport-height, 100dvh)',
    zIndex: vars.z.dialog,
    display: 'grid',
    // A word that is longer than the window must not make the column wider than it.
    gridTemplateColumns: 'minmax(0, 1fr)',
    placeItems: 'center',
    padding: vars.layout.dialogScreenMargin,
    paddingBlockEnd: `calc(${vars.layout.dialogScreenMargin} + ${toastSpace})`,
    background: vars.surface.scrim,
    selectors: {
      '&[data-entering]': { animation: `${appear} ${vars.duration.slow} ${vars.easing.enter}` },
      '&[data-exiting]': { animation: `${vanish} ${vars.duration.base} ${vars.easing.exit} forwards` },
    },
  }),
);

export const sheet = style(
  inUi({
    display: 'flex',
    minBlockSize: 0,
    maxInlineSize: '100%',
    maxBlockSize: '100%',
    borderRadius: vars.radius.dialog,
    background: vars.surface.raised,
    color: vars.text.primary,
    boxShadow: vars.elevation.dialog,
    outline: 'none',
    '@media': {
      [media.phone]: { inlineSize: '100%' },
      [media.forcedColors]: { border: '1px solid CanvasText' },
    },
    selectors: {
      '&[data-entering]': { animation: `${rise} ${vars.duration.slow} ${vars.easing.enter}` },
      '&[data-exiting]': { animation: `${sink} ${vars.duration.base} ${vars.easing.exit} forwards` },
    },
  }),
);

const width = (share: string, least: string) =>
  inUi({
    '@media': {
      [media.abovePhone]: { inlineSize: `max(${least}, ${share})` },
      [media.wide]: { inlineSize: share },
    },
  });

/** Shares of the window, taken literally where there is room for it. */
export const size = styleVariants({
  large: width('40vw', '520px'),
  medium: width('30vw', '420px'),
  small: width('20vw', '280px'),
});

export const dialog = style(
  inUi({
    flex: 1,
    minInlineSize: 0,
    display: 'flex',
    flexDirection: 'column',
    font: vars.density.font,
    selectors: { '&:focus': { outline: 'none', boxShadow: 'none' } },
  }),
);

export const header = style(
  inUi({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[4],
    flex: 'none',
    minBlockSize: '60px',
    paddingBlock: '13px',
    paddingInline: '20px 12px',
    borderBlockEnd: `1px solid ${vars.border.default}`,
  }),
);

export const title = style(
  inUi({ ...typography('section'), flex: 1, minInlineSize: 0, overflowWrap: 'anywhere', textWrap: 'balance' }),
);

export const content = style(
  inUi({ position: 'relative', display: 'flex', flexDirection: 'column', minBlockSize: 0, flex: '1 1 auto' }),
);

export const body = style(
  inUi({
    paddingBlock: '18px',
    paddingInline: '20px',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    overflowWrap: 'break-word',
    scrollbarWidth: 'thin',
    selectors: { '&:focus-visible': { outlineOffset: '-2px', boxShadow: 'none' } },
  }),
);

export const veil = style(
  inUi({
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    background: `color-mix(in srgb, ${vars.surface.raised} 72%, transparent)`,
  }),
);

export const footer = style(
  inUi({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: vars.space[4],
    flex: 'none',
    paddingBlock: '12px',
    paddingInline: '20px',
    borderBlockStart: `1px solid ${vars.border.default}`,
  }),
);
