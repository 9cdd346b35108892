import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { typography } from '@resonanz/tokens/typography';
import { inFeatures } from '../inFeatures.ts';

const line = `1px solid ${vars.border.hairline}`;

export const rows = style(
  inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', margin: 0, padding: 0 }),
);

export const level = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gap: vars.space[5],
    padding: `${vars.space[4]} ${vars.space[5]}`,
    borderInlineStart: '3px solid transparent',
    listStyle: 'none',
    selectors: { '& + &': { borderBlockStart: line } },
  }),
);

/** The level of today stands out by its edge and its ground. */
export const presentLevel = style([
  level,
  inFeatures({ background: vars.accent.tint, borderInlineStartColor: vars.accent.line, color: vars.accent.ink }),
]);

export const levelWords = style(
  inFeatures({ display: 'grid', gap: vars.space[1], minInlineSize: 0, overflowWrap: 'anywhere' }),
);

export const strong = style(inFeatures({ ...typography('denseStrong'), fontVariantNumeric: 'tabular-nums' }));
export const loss = style([strong, inFeatures({ color: vars.status.red.ink })]);
export const note = style(inFeatures({ ...typography('caption'), color: vars.text.secondary }));
export const number = style(inFeatures({ ...typography('body'), fontVariantNumeric: 'tabular-nums' }));

export const rule = style(
  inFeatures({
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: vars.space[5],
    paddingBlock: vars.space[4],
    listStyle: 'none',
    ...typography('dense'),
    selectors: { '& + &': { borderBlockStart: line } },
  }),
);

export const promise = style(
  inFeatures({ display: 'flex', gap: vars.space[4], ...typography('caption'), color: vars.text.secondary }),
);
