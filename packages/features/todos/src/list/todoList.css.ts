import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inLayer } from '@resonanz/tokens/layers';
import { media } from '@resonanz/tokens/media';

const inFeatures = inLayer('features');

export const marks = style(
  inFeatures({
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    gap: vars.space[4],
    color: vars.text.secondary,
  }),
);
export const mark = style(inFeatures({ display: 'inline-flex', alignItems: 'center', gap: '3px' }));

/** Title above marks and description, which have one line. */
export const words = style(
  inFeatures({
    display: 'grid',
    maxInlineSize: '520px',
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    '@media': { [media.phone]: { maxInlineSize: 'none' } },
  }),
);

export const below = style(
  inFeatures({ display: 'flex', alignItems: 'center', columnGap: vars.space[4], minInlineSize: 0 }),
);

/** The name of a campaign or lead in one line. */
export const named = style(
  inFeatures({ maxInlineSize: '152px', '@media': { [media.phone]: { maxInlineSize: 'none' } } }),
);

/** Four lists beside each other; on a phone two in a line. */
export const filters = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 150px))',
    gap: vars.space[4],
    '@media': { [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 160px))' } },
  }),
);
