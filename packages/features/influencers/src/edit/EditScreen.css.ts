import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inFeatures } from '../inFeatures.ts';

export const channels = style(
  inFeatures({ listStyle: 'none', display: 'grid', gap: vars.space[4], paddingInlineStart: 0 }),
);

export const channel = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[4],
    padding: vars.space[5],
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.radius.control,
    selectors: { '&[data-current=true]': { borderColor: vars.accent.solid } },
  }),
);

export const channelText = style(
  inFeatures({ display: 'grid', gap: vars.space[1], minInlineSize: 0, overflowWrap: 'anywhere' }),
);

export const muted = style(inFeatures({ color: vars.text.secondary, fontVariantNumeric: 'tabular-nums' }));

export const candidates = style(
  inFeatures({ listStyle: 'none', display: 'grid', gap: vars.space[3], paddingInlineStart: 0 }),
);

export const candidate = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: vars.space[4] }),
);

export const choices = style(inFeatures({ display: 'grid', gap: vars.space[6] }));
