import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { visuallyHidden } from '@resonanz/tokens/mixins';
import { typography } from '@resonanz/tokens/typography';
import { inUi } from '../inUi.ts';

/** Height of every row. */
export const rowHeight = createVar();

export const frame = style(
  inUi({ position: 'relative', display: 'flex', flexDirection: 'column', minInlineSize: 0, minBlockSize: 0 }),
);
export const height = styleVariants({ content: inUi({ maxBlockSize: '80dvh' }), fill: inUi({ flex: '1 1 0' }) });

/** Scrolls both ways; the head stays on top, pinned columns stay at the start. */
export const grid = style(
  inUi({
    vars: { [rowHeight]: vars.density.row, '--grid-gutter': '0px' },
    position: 'relative',
    flex: '0 1 auto',
    minBlockSize: 0,
    containerType: 'inline-size',
    overflow: 'auto',
    overflowAnchor: 'none',
    overscrollBehaviorX: 'contain',
    scrollbarWidth: 'thin',
    // Cells the keyboard reaches come out from under the head, the foot and the pinned columns.
    scrollPaddingInlineStart: 'var(--grid-pinned)',
    background: vars.surface.base,
    font: vars.density.font,
    color: vars.text.primary,
    '@media': {
      [media.phone]: { vars: { [rowHeight]: vars.size.targetTouch } },
      [media.coarse]: { vars: { [rowHeight]: vars.size.targetTouch } },
    },
  }),
);
export const flush = style(inUi({ vars: { '--grid-gutter': `calc(${vars.layout.pageGutter} - 10px)` } }));
export const growing = style(inUi({ flex: '1 1 auto' }));

/** Line after line, as wide as all columns. */
export const line = style(
  inUi({
    display: 'grid',
    gridTemplateColumns: 'var(--grid-tracks)',
    inlineSize: 'max(100%, var(--grid-total))',
    background: 'inherit',
  }),
);
export const top = style(
  inUi({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: `calc(${vars.z.sticky} + 1)`,
    inlineSize: 'max(100%, var(--grid-total))',
  }),
);
export const body = style(inUi({ position: 'relative', inlineSize: 'max(100%, var(--grid-total))' }));

/** What stands across all columns stays in sight while the columns scroll. */
export const across = style(inUi({ position: 'sticky', insetInlineStart: 0, inlineSize: '100cqi' }));
const inset = 'calc(10px + var(--grid-gutter))';
export const acrossInset = style(
  inUi({ position: 'sticky', insetInlineStart: inset, inlineSize: `calc(100cqi - 2 * ${inset})` }),
);
export const addRow = style(
  inUi({
    paddingBlock: vars.space[2],
    paddingInline: inset,
    borderBlockEnd: `1px solid ${vars.border.default}`,
    background: vars.surface.sunken,
  }),
);
export const footer = style(
  inUi({
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: `calc(${vars.z.sticky} + 1)`,
    inlineSize: 'max(100%, var(--grid-total))',
    borderBlockStart: `1px solid ${vars.border.default}`,
    background: vars.surface.base,
  }),
);
export const footerContent = style(inUi({ paddingBlock: vars.space[3], paddingInline: inset }));

export const hidden = style(inUi({ ...visuallyHidden, insetBlockStart: 0, insetInlineStart: 0 }));
export const skeletonRow = style(
  inUi({ blockSize: rowHeight, alignItems: 'center', borderBlockEnd: `1px solid ${vars.border.hairline}` }),
);
export const skeletonCell = style(
  inUi({
    paddingInline: '10px',
    selectors: { '&:first-child': { paddingInlineStart: 'calc(10px + var(--grid-gutter))' } },
  }),
);

/** Repeats what is wrong in cells, below the grid. */
export const cellErrors = style(
  inUi({
    ...typography('dense'),
    display: 'grid',
    gap: vars.space[2],
    margin: 0,
    paddingBlock: vars.space[3],
    paddingInline: '10px',
    borderBlockStart: `1px solid ${vars.border.default}`,
    background: vars.surface.base,
    listStyle: 'none',
  }),
);
export const flushCellErrors = style(inUi({ paddingInline: vars.layout.pageGutter }));
export const cellError = style(
  inUi({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[5],
    rowGap: vars.space[2],
    color: vars.status.red.ink,
  }),
);
export const sentence = style(inUi({ display: 'flex', alignItems: 'center', gap: vars.space[3], minInlineSize: 0 }));

/** A sentence at a cell, above everything. */
export const hint = style(
  inUi({
    ...typography('dense'),
    position: 'fixed',
    inset: 'auto',
    maxInlineSize: 'min(320px, calc(100vw - 16px))',
    margin: 0,
    paddingBlock: vars.space[2],
    paddingInline: vars.space[4],
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.radius.panel,
    background: vars.surface.raised,
    boxShadow: vars.elevation.dropdown,
    color: vars.text.primary,
    pointerEvents: 'none',
  }),
);
