import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inLayer } from '@resonanz/tokens/layers';
import { typography } from '@resonanz/tokens/typography';

const inWidgets = inLayer('widgets');

export const item = style(
  inWidgets({ selectors: { '&:not(:last-child)': { borderBlockEnd: `1px solid ${vars.border.hairline}` } } }),
);

export const row = style(
  inWidgets({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    columnGap: vars.space[5],
    paddingBlock: vars.space[5],
    paddingInline: vars.space[4],
    // Icon and word say whose comment it is; the ground repeats it.
    selectors: { '&[data-side="brand"]': { background: vars.surface.sunken } },
  }),
);

export const body = style(inWidgets({ display: 'grid', rowGap: vars.space[2], minInlineSize: 0 }));

export const head = style(
  inWidgets({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: vars.space[4], minInlineSize: 0 }),
);

export const author = style(inWidgets({ ...typography('denseStrong'), minInlineSize: 0, overflowWrap: 'anywhere' }));

export const side = style(
  inWidgets({
    ...typography('label'),
    display: 'inline-flex',
    alignItems: 'center',
    alignSelf: 'center',
    gap: vars.space[2],
    color: vars.text.secondary,
  }),
);

export const detail = style(inWidgets({ ...typography('caption'), color: vars.text.muted, overflowWrap: 'anywhere' }));

export const actions = style(inWidgets({ display: 'flex', alignItems: 'start', gap: vars.space[1] }));
