import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { pageInset } from '@resonanz/tokens/mixins';
import { inFeatures } from '../inFeatures.ts';

export const tools = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[3],
    paddingBlock: vars.space[3],
    borderBlockEnd: `1px solid ${vars.border.default}`,
    ...pageInset,
  }),
);

/** Four segments do not fit side by side on phones: they scroll. */
export const segments = style(inFeatures({ maxInlineSize: '100%', overflowX: 'auto' }));

export const segmentRow = style(inFeatures({ inlineSize: 'max-content' }));

export const search = style(inFeatures({ inlineSize: '220px', '@media': { [media.phone]: { inlineSize: '100%' } } }));

export const left = style(inFeatures({ alignSelf: 'center' }));

export const table = style(inFeatures({ minInlineSize: 0 }));

export const fit = style(inFeatures({ display: 'inline-flex', alignItems: 'center', gap: vars.space[3] }));

export const marks = style(inFeatures({ display: 'inline-flex', gap: '1px' }));

export const mark = style(
  inFeatures({
    inlineSize: '7px',
    blockSize: '14px',
    border: `1px solid ${vars.border.control}`,
    selectors: { '&[data-met]': { borderColor: vars.accent.solid, background: vars.accent.solid } },
  }),
);

export const decision = style(
  inFeatures({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: vars.space[2],
    '@media': { [media.phone]: { flexWrap: 'wrap', justifyContent: 'flex-start' } },
  }),
);

export const dots = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(20px, 1fr))',
    gap: vars.space[2],
    margin: 0,
  }),
);

export const dot = style(
  inFeatures({
    inlineSize: '20px',
    blockSize: '20px',
    borderRadius: '50%',
    border: `2px solid ${vars.border.control}`,
    selectors: {
      '&[data-place="taken"]': { borderColor: vars.accent.solid, background: vars.accent.solid },
      '&[data-place="selected"]': { borderColor: vars.accent.solid, borderWidth: '4px' },
    },
  }),
);

export const waiting = style(inFeatures({ margin: 0, padding: 0, listStyle: 'none' }));

export const waitingRow = style(
  inFeatures({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    paddingBlock: vars.space[3],
    borderBlockEnd: `1px solid ${vars.border.default}`,
    selectors: { '&:last-child': { borderBlockEnd: 0 } },
  }),
);

export const grows = style(inFeatures({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }));

export const pair = style(inFeatures({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: vars.space[3] }));

export const seed = style(inFeatures({ overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }));
