import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inLayer } from '@resonanz/tokens/layers';

const inFeatures = inLayer('features');

export const preview = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: '112px minmax(0, 1fr)',
    gap: vars.space[5],
    alignItems: 'center',
    paddingBlock: vars.space[3],
  }),
);

export const thumbnail = style(
  inFeatures({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '112px',
    aspectRatio: '16 / 9',
    objectFit: 'cover',
    borderRadius: vars.radius.control,
    background: vars.surface.sunken,
    color: vars.text.muted,
  }),
);

/** Staff write the words: long ones break instead of running into the next column. */
export const words = style(inFeatures({ minInlineSize: 0, overflowWrap: 'anywhere' }));

export const section = style(inFeatures({ paddingBlockEnd: vars.space[7] }));
