import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inLayer } from '@resonanz/tokens/layers';

const inFeatures = inLayer('features');

export const items = style(
  inFeatures({ display: 'grid', gap: vars.space[2], margin: 0, padding: 0, listStyle: 'none' }),
);
export const item = style(
  inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', gap: vars.space[3] }),
);
/** A point while its words are changed. */
export const edited = style(inFeatures({ display: 'grid', gap: vars.space[3], paddingBlock: vars.space[3] }));
/** The words of a point; struck through once it is ticked. */
export const words = style(
  inFeatures({
    overflowWrap: 'anywhere',
    selectors: { '&[data-done]': { color: vars.text.muted, textDecoration: 'line-through' } },
  }),
);
/** The field for a new point, with its button beside it. */
export const add = style(
  inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end', gap: vars.space[3] }),
);
