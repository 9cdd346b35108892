import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inLayer } from '@resonanz/tokens/layers';
import { media } from '@resonanz/tokens/media';

const inFeatures = inLayer('features');

/** Four lists beside each other; on a phone two in a line. */
export const filters = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 150px))',
    gap: vars.space[4],
    '@media': { [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 160px))' } },
  }),
);
