import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { typography } from '@resonanz/tokens/typography';
import { inUi } from '../inUi.ts';

const { accent, text } = vars;

/** From few to many; the letters keep their contrast on each. */
const colors = {
  0: { backgroundColor: accent.tint, color: text.primary },
  1: { backgroundColor: accent.tintStrong, color: text.primary },
  2: { backgroundColor: accent.echo, color: text.primary },
  3: { backgroundColor: accent.solid, color: accent.onSolid },
  4: { backgroundColor: accent.solidPressed, color: accent.onSolid },
} as const;

export const step = styleVariants(colors, (look) =>
  inUi({
    ...look,
    printColorAdjust: 'exact',
    '@media': { [media.forcedColors]: { color: 'CanvasText', backgroundColor: 'Canvas' } },
  }),
);

export const tiles = style(
  inUi({
    flex: 1,
    display: 'grid',
    gridAutoRows: '1fr',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: vars.space[1],
    minBlockSize: 0,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);
export const place = style(inUi({ display: 'grid', minInlineSize: 0, minBlockSize: 0 }));
export const tile = style(
  inUi({
    ...typography('micro'),
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    minInlineSize: 0,
    borderRadius: vars.radius.chip,
    border: '1px solid transparent',
    fontVariantNumeric: 'tabular-nums',
    textDecoration: 'none',
    overflow: 'hidden',
    '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
  }),
);
export const link = style(
  inUi({
    ':hover': { borderColor: text.primary },
    ':focus-visible': { outline: `2px solid ${accent.focus}`, outlineOffset: 1 },
  }),
);
export const letters = style(inUi({ fontWeight: 600 }));
export const legend = style(
  inUi({
    ...typography('micro'),
    flex: 'none',
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 6rem)',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    color: text.secondary,
  }),
);
export const sample = style(inUi({ display: 'block', blockSize: '0.5rem' }));
