import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { typography } from '@resonanz/tokens/typography';
import { inFeatures } from '../inFeatures.ts';

export const card = style(inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] }));
export const head = style(
  inFeatures({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: vars.space[5] }),
);
/** The heart has one size, made for rows; on a card it is drawn at 24 px. */
export const heart = style(inFeatures({ flex: 'none', zoom: '133%' }));
export const facts = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) 96px',
    columnGap: vars.space[4],
    marginBlockStart: '2px',
  }),
);
export const factName = style(inFeatures({ ...typography('micro'), color: vars.text.muted }));
export const fact = style(
  inFeatures({ ...typography('denseStrong'), fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }),
);
