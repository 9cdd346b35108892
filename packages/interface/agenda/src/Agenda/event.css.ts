import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { focusRing } from '@resonanz/tokens/mixins';
import { typography } from '@resonanz/tokens/typography';
import { inUi } from '../inUi.ts';
import { seriesInk, seriesTint } from './series.css.ts';

const clipped = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
const edge = `3px solid ${seriesInk}`;

/** Every event. */
export const event = style(
  inUi({
    ...typography('caption'),
    position: 'relative',
    minInlineSize: 0,
    color: vars.text.primary,
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '&:focus-visible': { ...focusRing, outlineOffset: '0', zIndex: 3 },
    },
  }),
);
/** One that answers a press. */
export const pressable = style(
  inUi({
    cursor: 'pointer',
    transition: `background-color ${vars.duration.fast}`,
    '@media': {
      [media.hover]: {
        selectors: { '&:hover': { background: `color-mix(in srgb, ${seriesInk} 12%, ${vars.surface.hover})` } },
      },
    },
  }),
);
/** One that takes a stretch of the calendar: whole days, or hours in a column. */
export const block = style(
  inUi({
    borderRadius: vars.radius.chip,
    background: seriesTint,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);
export const isMoving = style(inUi({ boxShadow: vars.elevation.dropdown, opacity: 0.92 }));
/** In a row of days: the line at its start says that it begins here. */
export const row = style(inUi({ marginBlockEnd: vars.space[1] }));
export const rowStart = style(inUi({ borderInlineStart: edge, marginInlineStart: vars.space[1] }));
export const rowEnd = style(inUi({ marginInlineEnd: vars.space[1] }));
export const rowBefore = style(inUi({ borderStartStartRadius: 0, borderEndStartRadius: 0 }));
export const rowAfter = style(inUi({ borderStartEndRadius: 0, borderEndEndRadius: 0 }));
/** With a time on a day of the month: no ground of its own. */
export const line = style(
  inUi({ marginBlockEnd: vars.space[1], marginInline: vars.space[1], borderRadius: vars.radius.chip }),
);
/** In the column of a day, with a seam of the sheet around it where events lie side by side. */
export const column = style(
  inUi({
    containerType: 'size',
    borderInlineStart: edge,
    outline: `1px solid ${vars.surface.base}`,
    overflow: 'hidden',
    selectors: { '&:focus-visible': { overflow: 'visible' } },
  }),
);
/** In a list. */
export const item = style(
  inUi({
    minBlockSize: vars.density.row,
    alignItems: 'center',
    borderBlockEnd: `${vars.line.hairline} solid ${vars.border.hairline}`,
    '@media': { [media.forcedColors]: { borderBlockEndColor: 'CanvasText' } },
  }),
);
/** In the panel with the further events of a day. */
export const inner = style(inUi({ minInlineSize: 0 }));

const lineFace = {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: '1.5rem',
  paddingInline: vars.space[2],
  minInlineSize: 0,
} as const;

/** What is drawn, by place. */
export const face = styleVariants({
  line: inUi(lineFace),
  shortColumn: inUi({
    ...lineFace,
    alignItems: 'start',
    minBlockSize: 0,
    padding: `${vars.space[1]} ${vars.space[2]}`,
  }),
  column: inUi({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: `0 ${vars.space[2]}`,
    padding: `${vars.space[1]} ${vars.space[2]}`,
  }),
  item: inUi({
    display: 'grid',
    gridTemplateColumns: '7.5rem auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: vars.space[4],
    paddingBlock: vars.space[3],
    paddingInline: vars.space[4],
    font: vars.density.font,
    '@media': { [media.phone]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', gap: `0 ${vars.space[4]}` } },
  }),
});
export const mark = style(
  inUi({
    display: 'grid',
    flex: 'none',
    color: seriesInk,
    '@media': { [media.forcedColors]: { color: 'CanvasText' } },
  }),
);
// Where several events share the column of a day, the place says when, and the mark must stay.
const hiddenWhenNarrow = { '@container': { '(max-width: 4.25rem)': { display: 'none' } } } as const;
const figure = { ...clipped, flex: 'none', color: vars.text.secondary } as const;
export const time = styleVariants({
  line: inUi(figure),
  shortColumn: inUi({ ...figure, ...hiddenWhenNarrow }),
  column: inUi({ ...clipped, ...hiddenWhenNarrow, color: vars.text.secondary }),
  item: inUi({
    order: -1,
    color: vars.text.secondary,
    '@media': { [media.phone]: { order: 0, gridColumn: '2 / -1', gridRow: 2 } },
  }),
});
export const title = styleVariants({
  line: inUi({ ...clipped, minInlineSize: 0 }),
  shortColumn: inUi({ ...clipped, minInlineSize: 0, fontWeight: vars.type.label.weight }),
  // Words are not torn apart and lines not halved; what has no room is in the tooltip, the name and the list.
  column: inUi({
    gridColumn: '1 / -1',
    maxBlockSize: `max(1lh, round(down, 100cqb - 1lh - 2 * ${vars.space[1]}, 1lh))`,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    fontWeight: vars.type.label.weight,
    '@container': { '(max-width: 2.25rem)': { display: 'none' } },
  }),
  item: inUi({ overflowWrap: 'anywhere' }),
});
/** The end of a span, where there is room for it. */
export const until = style(inUi({ '@container': { '(max-width: 6.5rem)': { display: 'none' } } }));
/** The word of the kind, in a list. */
export const kind = style(inUi({ ...typography('caption'), color: vars.text.secondary }));
