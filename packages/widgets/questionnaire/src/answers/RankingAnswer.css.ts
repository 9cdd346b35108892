import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inLayer } from '@resonanz/tokens/layers';
import { typography } from '@resonanz/tokens/typography';

const inWidgets = inLayer('widgets');

export const list = style(
  inWidgets({
    listStyle: 'none',
    margin: 0,
    padding: 0,
    borderBlockStart: `1px solid ${vars.border.hairline}`,
    selectors: { '&[data-invalid]': { borderBlockStartColor: vars.status.red.dot } },
  }),
);

export const row = style(
  inWidgets({
    display: 'grid',
    gridTemplateColumns: '28px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: vars.space[4],
    minBlockSize: '48px',
    paddingInlineStart: vars.space[4],
    borderBlockEnd: `1px solid ${vars.border.hairline}`,
    background: vars.surface.base,
    selectors: {
      '&[draggable=true]': { cursor: 'grab' },
      '&[data-dragged]': { opacity: 0.5 },
      '&[data-over]': { background: vars.accent.tint, boxShadow: `inset 0 2px 0 ${vars.accent.line}` },
    },
  }),
);

export const place = style(
  inWidgets({
    ...typography('bodyStrong'),
    color: vars.text.muted,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
    selectors: { '[data-ranked] &': { color: vars.accent.ink } },
  }),
);
export const name = style(inWidgets({ overflowWrap: 'anywhere', minInlineSize: 0 }));
export const actions = style(inWidgets({ display: 'flex', alignItems: 'center', gap: vars.space[2] }));
