import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { focusEdge, focusRing } from '@resonanz/tokens/mixins';
import { typography } from '@resonanz/tokens/typography';
import { inUi } from '../inUi.ts';
import './skeleton.css.ts';

const hairline = `${vars.line.hairline} solid ${vars.border.hairline}`;

/** Holds the calendar; weeks and days scroll inside. */
export const calendar = style(inUi({ minInlineSize: 0, borderBlock: hairline, background: vars.surface.base }));
export const scrolling = style(inUi({ blockSize: 'clamp(26rem, 74dvh, 56rem)' }));
export const view = style(inUi({ background: vars.surface.base }));
/** The calendar takes away the lines that would be double. */
export const lines = style(inUi({ border: hairline }));
export const divider = style(inUi({ borderBlockEnd: `${vars.line.hairline} solid ${vars.border.default}` }));
export const axisDivider = style(inUi({ borderInlineEnd: hairline }));
export const filler = style(inUi({ border: hairline, opacity: 0 }));
export const tableHeader = style(inUi({ background: vars.surface.base }));
export const stickyHeader = style(inUi({ insetBlockStart: 0 }));

export const dayHeader = style(inUi({ ...typography('micro'), color: vars.text.muted }));
export const dayHeaderInner = style(
  inUi({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: vars.space[2],
    minBlockSize: '1.75rem',
    padding: `${vars.space[3]} ${vars.space[3]}`,
  }),
);
/** The figure of a day over its column. */
export const headerNumber = style(
  inUi({ ...typography('section'), color: vars.text.primary, fontVariantNumeric: 'tabular-nums' }),
);
/** Today is a line above its figure and a bolder figure, so that it is no matter of colour alone. */
export const headerToday = style(
  inUi({
    boxShadow: `inset 0 -2px 0 ${vars.text.primary}`,
    '@media': { [media.forcedColors]: { borderBlockEnd: '2px solid CanvasText' } },
  }),
);

export const dayCell = style(inUi({ minBlockSize: '7rem', '@media': { [media.phone]: { minBlockSize: '5rem' } } }));
export const today = style(inUi({ background: vars.surface.hover }));
/** Lies over the lines of the hours, which shine through. */
export const todayLane = style(
  inUi({
    background: `color-mix(in srgb, ${vars.text.primary} 4%, transparent)`,
    '@media': { [media.forcedColors]: { background: 'none' } },
  }),
);
export const otherMonth = style(inUi({ background: vars.surface.sunken }));
export const dayCellTop = style(inUi({ display: 'flex', justifyContent: 'flex-start', padding: vars.space[1] }));
export const dayCellBottom = style(inUi({ minBlockSize: vars.space[2] }));
export const dayNumber = style(
  inUi({
    ...typography('label'),
    display: 'grid',
    placeItems: 'center',
    minInlineSize: '1.5rem',
    minBlockSize: '1.5rem',
    paddingInline: vars.space[2],
    borderRadius: vars.radius.control,
    color: vars.text.primary,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const todayNumber = style(
  inUi({
    background: vars.surface.inverse,
    color: vars.text.inverse,
    fontWeight: vars.type.bodyStrong.weight,
    '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'CanvasText', color: 'Canvas' } },
  }),
);
export const otherNumber = style(inUi({ color: vars.text.muted }));
export const dayLink = style(
  inUi({
    borderRadius: vars.radius.control,
    cursor: 'pointer',
    selectors: { '&:focus-visible': focusEdge },
    '@media': {
      [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '2px' } } },
    },
  }),
);
export const weekNumber = style(
  inUi({
    ...typography('micro'),
    position: 'absolute',
    insetBlockStart: '5px',
    insetInlineEnd: vars.space[3],
    color: vars.text.muted,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const weekHeader = style(inUi({ alignItems: 'center', justifyContent: 'flex-end' }));
export const weekHeaderInner = style(
  inUi({ ...typography('micro'), paddingInline: vars.space[3], color: vars.text.muted }),
);

export const dayLane = style(inUi({ marginInline: '1px 3px' }));
export const halfHour = style(
  inUi({ borderColor: 'transparent', '@media': { [media.forcedColors]: { borderColor: 'Canvas' } } }),
);
export const slotHeader = style(inUi({ border: 0, display: 'flex', justifyContent: 'flex-end' }));
export const slotHeaderInner = style(
  inUi({
    ...typography('micro'),
    minBlockSize: '1.5rem',
    paddingBlockStart: vars.space[1],
    paddingInline: vars.space[3],
    color: vars.text.muted,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const allDayHeader = style(inUi({ display: 'flex', alignItems: 'center', justifyContent: 'flex-end' }));
export const allDayHeaderInner = style(
  inUi({
    ...typography('micro'),
    maxInlineSize: '5rem',
    padding: vars.space[3],
    color: vars.text.muted,
    textAlign: 'end',
    overflowWrap: 'anywhere',
  }),
);
export const nowLine = style(
  inUi({
    borderBlockStart: `2px solid ${vars.text.primary}`,
    '@media': { [media.forcedColors]: { borderColor: 'Highlight' } },
  }),
);
export const nowDot = style(
  inUi({
    inlineSize: '8px',
    blockSize: '8px',
    margin: '-3px -4px',
    borderRadius: vars.radius.round,
    background: vars.text.primary,
    '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight' } },
  }),
);
/** The place where an event would be dropped. */
export const highlight = style(inUi({ background: vars.accent.tint }));
export const resizerEnd = style(inUi({ position: 'absolute', insetBlock: 0, insetInlineEnd: 0, inlineSize: '8px' }));
export const resizerBottom = style(inUi({ position: 'absolute', insetInline: 0, insetBlockEnd: 0, blockSize: '8px' }));

export const more = style(
  inUi({
    ...typography('micro'),
    minBlockSize: '1.5rem',
    marginInline: vars.space[1],
    paddingInline: vars.space[2],
    paddingBlock: vars.space[2],
    borderRadius: vars.radius.chip,
    color: vars.accent.ink,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    selectors: { '&:focus-visible': { ...focusRing, outlineOffset: '0' } },
    '@media': { [media.hover]: { selectors: { '&:hover': { background: vars.accent.tint } } } },
  }),
);
export const moreInColumn = style(inUi({ background: vars.surface.base, border: hairline }));

export const popover = style(
  inUi({
    vars: { '--fc-popover-z': vars.z.dropdown },
    inlineSize: 'min(20rem, calc(100vw - 16px))',
    overflow: 'hidden',
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.radius.panel,
    background: vars.surface.raised,
    color: vars.text.primary,
    boxShadow: vars.elevation.dropdown,
    font: vars.density.font,
    '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
  }),
);
export const popoverHead = style(
  inUi({ padding: `${vars.space[4]} ${vars.space[10]} ${vars.space[4]} ${vars.space[5]}`, borderBlockEnd: hairline }),
);
export const popoverTitle = style(inUi({ ...typography('subsection'), color: vars.text.primary }));
export const popoverBody = style(inUi({ maxBlockSize: '20rem', padding: vars.space[3], overflowY: 'auto' }));
export const popoverClose = style(
  inUi({
    position: 'absolute',
    insetBlockStart: vars.space[2],
    insetInlineEnd: vars.space[2],
    alignItems: 'center',
    justifyContent: 'center',
    inlineSize: '28px',
    blockSize: '28px',
    padding: 0,
    border: 0,
    borderRadius: vars.radius.control,
    background: 'none',
    color: vars.text.secondary,
    selectors: { '&:focus-visible': focusEdge },
    '@media': { [media.hover]: { selectors: { '&:hover': { background: vars.surface.pressed } } } },
  }),
);

export const listDayHeader = style(
  inUi({
    display: 'flex',
    alignItems: 'baseline',
    padding: `${vars.space[5]} ${vars.space[4]} ${vars.space[3]}`,
    borderBlockEnd: `${vars.line.hairline} solid ${vars.border.default}`,
    background: vars.surface.base,
  }),
);
export const listToday = style(inUi({ borderBlockEnd: `2px solid ${vars.text.primary}` }));
export const listDayTitle = style(inUi({ ...typography('subsection'), color: vars.text.primary }));
/** The calendar insists on a second date; the first says it all. */
export const listDaySide = style(inUi({ display: 'none' }));
export const noEvents = style(inUi({ display: 'grid', justifyItems: 'center', paddingBlock: vars.space[9] }));
