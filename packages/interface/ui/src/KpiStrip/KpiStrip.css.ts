import '@resonanz/tokens/headings';
import '@resonanz/tokens/status';
import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { typography } from '@resonanz/tokens/typography';
import { inUi } from '../inUi.ts';

export const strip = style(
  inUi({
    position: 'relative',
    // What hides its overflow would be squeezed to nothing in a column that is longer than the page.
    flex: 'none',
    overflow: 'hidden',
    borderBlock: `1px solid ${vars.border.default}`,
    background: vars.surface.base,
  }),
);

/** How far the first figure of each row stands from the strip's edge, as the page's titles do. */
const gutter = `calc(${vars.layout.pageGutter} - ${vars.space[6]})`;

// The cells pull one pixel out of the strip, so that only the lines between them remain at any number of columns.
export const cells = style(
  inUi({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(8.0625rem, var(--narrowest, 0px))), 1fr))',
    marginBlockStart: '-1px',
    marginInlineEnd: '-1px',
    paddingInlineStart: gutter,
    '@media': { [media.phone]: { paddingInlineStart: 0 } },
  }),
);

export const cell = style(
  inUi({
    position: 'relative',
    // Names, figures, remarks and what stands below them share their lines with those of the cells beside.
    display: 'grid',
    gridRow: 'span 4',
    gridTemplateRows: 'subgrid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    minInlineSize: 0,
    paddingBlock: vars.space[5],
    paddingInline: vars.space[6],
    borderInlineEnd: `1px solid ${vars.border.hairline}`,
    borderBlockStart: `1px solid ${vars.border.hairline}`,
    selectors: {
      // The line above a row begins at the edge; above other cells than the first of a row it lies on the line there.
      '&::before': {
        content: "''",
        position: 'absolute',
        insetBlockStart: '-1px',
        insetInlineEnd: '100%',
        inlineSize: gutter,
        borderBlockStart: `1px solid ${vars.border.hairline}`,
        pointerEvents: 'none',
      },
      // If the last row is not full, the line above it extends to the edge.
      '&:last-child::after': {
        content: "''",
        position: 'absolute',
        insetBlock: '-1px 0',
        insetInlineStart: '100%',
        inlineSize: '100vw',
        borderBlockStart: `1px solid ${vars.border.hairline}`,
        pointerEvents: 'none',
      },
    },
  }),
);

export const label = style(
  inUi({ ...typography('micro'), gridRow: 1, color: vars.text.muted, overflowWrap: 'anywhere' }),
);

export const value = style(
  inUi({
    ...typography('figure'),
    gridRow: 2,
    containerType: 'inline-size',
    minBlockSize: '1.75rem',
    marginBlockStart: vars.space[2],
    // A long figure may come closer to the line behind it than words do.
    marginInlineEnd: `calc(-1 * ${vars.space[5]})`,
  }),
);

// The mean width in em of a character of a long figure: digits of one width are wider, what stands between them is
// narrower.
const CHARACTER = 0.62;

export const figure = style(
  inUi({
    // Inline, so that figures of all sizes stand on one line.
    display: 'inline-flex',
    inlineSize: '100%',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: vars.space[2],
    // A long figure is drawn smaller rather than broken, because half an amount reads as another one.
    fontSize: `clamp(0.75rem, calc(100cqi / (var(--characters) * ${CHARACTER})), 1em)`,
    lineHeight: 7 / 6,
    fontVariantNumeric: 'tabular-nums',
    // The last resort of one that is wider than its cell even so: it would run into the next one.
    overflowWrap: 'anywhere',
  }),
);

export const unit = style(
  inUi({ fontSize: '0.875rem', fontStretch: '100%', letterSpacing: 0, color: vars.text.muted }),
);

export const note = style(
  inUi({
    ...typography('caption'),
    gridRow: 3,
    fontStretch: '94%',
    display: 'flex',
    flexWrap: 'wrap',
    // Remarks of one line stand beside the first line of longer ones.
    alignContent: 'start',
    alignItems: 'center',
    columnGap: vars.space[2],
    minBlockSize: '1rem',
    marginBlockStart: vars.space[1],
    color: vars.text.muted,
    overflowWrap: 'anywhere',
  }),
);

export const trend = style(inUi({ display: 'inline-flex', alignItems: 'center', gap: '3px' }));

export const trendTone = styleVariants({
  positive: inUi({ color: vars.status.green.ink }),
  negative: inUi({ color: vars.status.red.ink }),
  neutral: inUi({ color: vars.text.muted }),
});

export const extra = style(inUi({ gridRow: 4, marginBlockStart: '9px' }));
/** Keeps its place and says nothing while the figure is on its way. */
export const held = style(inUi({ visibility: 'hidden' }));

/** A skeleton's line stands in the middle of the line it holds the place of. */
export const place = style(inUi({ display: 'flex', alignItems: 'center' }));
