import { vars } from '@resonanz/tokens/contract';
import { inLayer } from '@resonanz/tokens/layers';
import { media } from '@resonanz/tokens/media';
import { style } from '@vanilla-extract/css';

const inFeatures = inLayer('features');

/** One column a status, beside each other; on a phone below each other. */
export const board = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    alignItems: 'start',
    gap: vars.space[6],
    padding: `${vars.space[6]} ${vars.space[8]}`,
    '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: vars.space[5] } },
  }),
);
export const column = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[4],
    minInlineSize: 0,
    padding: vars.space[5],
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.radius.control,
    color: vars.text.primary,
    selectors: {
      '&[data-takes]': { borderStyle: 'dashed' },
      '&[data-over]': { borderColor: vars.text.primary },
    },
  }),
);
export const head = style(inFeatures({ display: 'flex', alignItems: 'baseline', gap: vars.space[3] }));
export const cards = style(inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4], margin: 0, padding: 0, listStyle: 'none' }));
export const card = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: vars.space[3],
    padding: vars.space[5],
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.radius.control,
    background: vars.surface.base,
    selectors: { '&[draggable=true]': { cursor: 'grab' } },
  }),
);
export const words = style(inFeatures({ display: 'grid', gap: vars.space[3], minInlineSize: 0, overflowWrap: 'anywhere' }));
