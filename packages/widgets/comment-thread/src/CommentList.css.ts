import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inLayer } from '@resonanz/tokens/layers';
import { media } from '@resonanz/tokens/media';
import { focusEdge } from '@resonanz/tokens/mixins';
import { typography } from '@resonanz/tokens/typography';

const inWidgets = inLayer('widgets');

export const frame = style(inWidgets({ position: 'relative', minInlineSize: 0 }));

export const scroller = style(
  inWidgets({
    // The place of the mark before unread comments is measured from here.
    position: 'relative',
    maxBlockSize: 'clamp(180px, 50dvh, 560px)',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'thin',
    // The list keeps its place itself: browsers don't do it at the upper edge, and some not at all.
    overflowAnchor: 'none',
    selectors: { '&:focus-visible': { ...focusEdge, boxShadow: 'none', outlineOffset: '-2px' } },
  }),
);

export const older = style(
  inWidgets({ display: 'grid', justifyItems: 'center', gap: vars.space[4], paddingBlock: vars.space[4] }),
);

const mark = {
  ...typography('label'),
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: vars.space[5],
  paddingBlock: vars.space[4],
} as const;
const line = { content: "''", borderBlockStart: '1px solid currentColor' } as const;

export const day = style(
  inWidgets({
    ...mark,
    color: vars.text.muted,
    selectors: {
      '&::before, &::after': { ...line, borderBlockStartColor: vars.border.hairline },
    },
  }),
);

export const unread = style(
  inWidgets({
    ...mark,
    color: vars.accent.ink,
    selectors: {
      '&::before, &::after': { ...line, borderBlockStartWidth: '2px', borderBlockStartColor: vars.accent.line },
    },
  }),
);

export const arrived = style(
  inWidgets({
    position: 'absolute',
    insetBlockEnd: vars.space[4],
    insetInline: 0,
    inlineSize: 'fit-content',
    marginInline: 'auto',
  }),
);

export const placeholder = style(
  inWidgets({
    display: 'grid',
    gridTemplateColumns: '36px minmax(0, 1fr)',
    columnGap: vars.space[5],
    paddingBlock: vars.space[5],
  }),
);

export const lines = style(
  inWidgets({ display: 'grid', gap: vars.space[3], '@media': { [media.phone]: { gap: vars.space[4] } } }),
);
