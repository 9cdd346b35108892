import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { focusRing } from '@resonanz/tokens/mixins';
import { typography } from '@resonanz/tokens/typography';
import { inUi } from '../inUi.ts';

/** Sideways strokes read values, others scroll the page. */
export const plot = style(
  inUi({
    ...typography('caption'),
    position: 'relative',
    flex: 1,
    minInlineSize: 0,
    minBlockSize: 0,
    fontVariantNumeric: 'tabular-nums',
    touchAction: 'pan-y',
    selectors: { '&:has(input:focus-visible)': { ...focusRing, borderRadius: vars.radius.chip } },
  }),
);
export const drawing = style(
  inUi({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', overflow: 'visible' }),
);

/** Lies over the drawing for assistive technology and touch readers; pointers read the drawing below. */
export const reader = style(
  inUi({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    margin: 0,
    opacity: 0,
    pointerEvents: 'none',
  }),
);

export const card = style(
  inUi({
    ...typography('caption'),
    position: 'absolute',
    zIndex: vars.z.sticky,
    inlineSize: 'max-content',
    paddingBlock: vars.space[4],
    paddingInline: '10px',
    borderRadius: vars.radius.control,
    background: vars.surface.inverse,
    color: vars.text.inverse,
    pointerEvents: 'none',
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' }, print: { display: 'none' } },
  }),
);
export const heading = style(inUi({ fontWeight: vars.type.micro.weight }));
export const line = style(inUi({ display: 'flex', justifyContent: 'space-between', columnGap: vars.space[6] }));
export const name = style(inUi({ overflowWrap: 'anywhere' }));
export const value = style(inUi({ flex: 'none', fontWeight: vars.type.micro.weight }));
/** The samples stand on the sheet's colour, for which the series are made. */
export const key = style(
  inUi({
    display: 'inline-flex',
    marginInlineEnd: vars.space[3],
    paddingBlock: '1px',
    paddingInline: vars.space[1],
    borderRadius: vars.radius.chip,
    background: vars.surface.base,
    verticalAlign: 'middle',
  }),
);
