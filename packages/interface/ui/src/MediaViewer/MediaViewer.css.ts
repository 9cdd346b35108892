import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { typography } from '@resonanz/tokens/typography';
import { sheet as dialogSheet } from '../Dialog/Dialog.css.ts';
import { inUi } from '../inUi.ts';

export const sheet = style([dialogSheet, inUi({ inlineSize: 'min(1120px, 100%)', blockSize: '100%' })]);
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

export const figure = style(
  inUi({ flex: 1, minBlockSize: 0, display: 'flex', flexDirection: 'column', background: vars.surface.sunken }),
);
export const stage = style(inUi({ position: 'relative', flex: 1, minBlockSize: '120px' }));
export const box = style(
  inUi({ position: 'absolute', inset: 0, display: 'flex', overflow: 'hidden', touchAction: 'pan-y pinch-zoom' }),
);
export const actual = style(
  inUi({
    overflow: 'auto',
    touchAction: 'auto',
    cursor: 'grab',
    scrollbarWidth: 'thin',
    overscrollBehavior: 'contain',
    selectors: { '&:active': { cursor: 'grabbing' }, '&:focus-visible': { outlineOffset: '-2px', boxShadow: 'none' } },
  }),
);
export const medium = style(inUi({ flex: 'none', margin: 'auto', maxInlineSize: '100%', maxBlockSize: '100%' }));
export const whole = style(inUi({ maxInlineSize: 'none', maxBlockSize: 'none' }));
export const unseen = style(inUi({ opacity: 0 }));
export const video = style(
  inUi({
    inlineSize: '100%',
    blockSize: '100%',
    selectors: { '&:focus-visible': { outlineOffset: '-2px', boxShadow: 'none' } },
  }),
);

export const waiting = style(
  inUi({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center', pointerEvents: 'none' }),
);
export const notice = style(
  inUi({
    position: 'absolute',
    inset: 0,
    display: 'grid',
    alignContent: 'center',
    padding: vars.space[6],
    overflow: 'auto',
  }),
);

/** A ground of its own: nothing is known about the picture below. */
export const zoom = style(
  inUi({
    position: 'absolute',
    insetBlockStart: vars.space[4],
    insetInlineEnd: vars.space[4],
    display: 'grid',
    border: `${vars.line.hairline} solid ${vars.border.control}`,
    borderRadius: vars.radius.control,
    background: vars.surface.raised,
  }),
);

export const caption = style(
  inUi({
    ...typography('dense'),
    flex: 'none',
    maxBlockSize: '30%',
    overflowY: 'auto',
    paddingBlock: vars.space[4],
    paddingInline: '20px',
    background: vars.surface.raised,
    color: vars.text.secondary,
    overflowWrap: 'anywhere',
  }),
);

export const strip = style(
  inUi({
    flex: 'none',
    display: 'flex',
    gap: vars.space[4],
    paddingBlock: vars.space[4],
    paddingInline: '20px',
    overflowX: 'auto',
    scrollbarWidth: 'thin',
    borderBlockStart: `1px solid ${vars.border.default}`,
    '@media': { [media.phone]: { paddingInline: '12px' } },
  }),
);
export const entry = style(inUi({ flex: 'none', scrollMarginInline: vars.space[8] }));
export const thumbnail = style(
  inUi({
    appearance: 'none',
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '72px',
    blockSize: '54px',
    padding: '3px',
    border: '2px solid transparent',
    borderRadius: vars.radius.control,
    background: 'none',
    color: vars.text.secondary,
    cursor: 'pointer',
    '@media': { [media.hover]: { selectors: { '&:hover:not([aria-current])': { borderColor: vars.border.strong } } } },
    selectors: {
      '&[aria-current]': { borderColor: vars.accent.line, background: vars.accent.tint },
      '&:focus-visible': { outlineOffset: 0, boxShadow: 'none' },
    },
  }),
);
export const thumbnailImage = style(
  inUi({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover', borderRadius: vars.radius.chip }),
);
export const film = style(
  inUi({
    position: 'absolute',
    insetBlockEnd: '5px',
    insetInlineStart: '5px',
    display: 'grid',
    padding: '1px',
    borderRadius: vars.radius.chip,
    background: vars.surface.raised,
    color: vars.text.primary,
  }),
);

export const bar = style(
  inUi({
    flex: 'none',
    display: 'grid',
    gridTemplateColumns: '1fr auto 1fr',
    alignItems: 'center',
    paddingBlock: vars.space[4],
    paddingInline: '12px',
    borderBlockStart: `1px solid ${vars.border.default}`,
  }),
);
export const steps = style(inUi({ gridColumn: 2, display: 'flex', alignItems: 'center', gap: vars.space[4] }));
export const place = style(
  inUi({ ...typography('label'), color: vars.text.secondary, fontVariantNumeric: 'tabular-nums' }),
);
export const save = style(inUi({ gridColumn: 3, justifySelf: 'end' }));
