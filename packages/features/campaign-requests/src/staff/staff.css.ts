import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inLayer } from '@resonanz/tokens/layers';

const inFeatures = inLayer('features');

/** Two views of the same channels side by side. */
export const pair = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 3fr)',
    gap: vars.space[6],
    '@media': { '(max-width: 1199px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);

/** A list without bullets. */
export const timeline = style(
  inFeatures({ display: 'grid', gap: vars.space[4], listStyle: 'none', margin: 0, padding: 0 }),
);

/** A platform and the name of a channel in one line; the name breaks. */
export const channel = style(
  inFeatures({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'center', gap: vars.space[3] }),
);
