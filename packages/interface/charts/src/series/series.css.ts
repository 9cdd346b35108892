import '@resonanz/tokens/charts';
import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { typography } from '@resonanz/tokens/typography';
import { inUi } from '../inUi.ts';

const { series1, series2, series3, series4, series5, series6 } = vars.chart;

/** The six colours in their order; drawings read `currentColor`. */
export const color = styleVariants(
  { 0: series1, 1: series2, 2: series3, 3: series4, 4: series5, 5: series6 },
  (value) =>
    inUi({ color: value, printColorAdjust: 'exact', '@media': { [media.forcedColors]: { color: 'CanvasText' } } }),
);

export const sample = style(inUi({ flex: 'none', blockSize: '0.75rem', overflow: 'visible' }));
export const shape = styleVariants({ long: inUi({ inlineSize: '1.75rem' }), square: inUi({ inlineSize: '0.75rem' }) });

/** Breaks the line around its marker. */
export const marker = style(
  inUi({
    fill: 'currentColor',
    stroke: vars.surface.base,
    strokeWidth: 1.5,
    paintOrder: 'stroke',
    '@media': { [media.forcedColors]: { stroke: 'Canvas' } },
  }),
);

export const band = style(
  inUi({
    fill: vars.chart.band,
    printColorAdjust: 'exact',
    '@media': { [media.forcedColors]: { fill: 'none', stroke: 'GrayText', strokeDasharray: '1 2' } },
  }),
);

/** A bar's ground; in forced colours each series has its own hatching. */
export const bar = style(
  inUi({
    fill: 'currentColor',
    printColorAdjust: 'exact',
    '@media': { [media.forcedColors]: { fill: 'var(--hatch)', stroke: 'CanvasText' } },
  }),
);

export const hatch = style(inUi({ stroke: 'CanvasText', strokeWidth: 1.5, fill: 'none' }));
export const hatchGround = style(inUi({ fill: 'Canvas' }));
export const hatchSolid = style(inUi({ fill: 'CanvasText' }));

export const legend = style(
  inUi({
    ...typography('caption'),
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space[6],
    rowGap: vars.space[2],
    padding: 0,
    margin: 0,
    color: vars.text.secondary,
    listStyle: 'none',
  }),
);

const entryBase = { display: 'flex', alignItems: 'center', gap: vars.space[3], minBlockSize: '1.5rem' } as const;

export const entry = style(inUi({ ...entryBase, minInlineSize: 0, overflowWrap: 'anywhere' }));

export const toggle = style(
  inUi({
    ...entryBase,
    appearance: 'none',
    marginInline: '-6px',
    paddingBlock: 0,
    paddingInline: '6px',
    minInlineSize: vars.size.targetMin,
    border: 0,
    borderRadius: vars.radius.chip,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontStretch: 'inherit',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    '@media': {
      [media.hover]: { selectors: { '&:hover': { background: vars.surface.hover, color: vars.text.primary } } },
      [media.coarse]: { minBlockSize: vars.size.targetTouch },
    },
    selectors: {
      '&[aria-pressed=false]': { color: vars.text.muted, textDecoration: 'line-through' },
      '&:focus-visible': { outlineOffset: 0 },
    },
  }),
);

/** A hidden series keeps its sample, hollowed. */
export const off = style(
  inUi({ opacity: 0.35, '@media': { [media.forcedColors]: { opacity: 1, color: 'GrayText' } } }),
);
