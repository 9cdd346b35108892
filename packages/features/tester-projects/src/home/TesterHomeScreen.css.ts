import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inLayer } from '@resonanz/tokens/layers';
import { media } from '@resonanz/tokens/media';

const inFeatures = inLayer('features');

export const steps = style(inFeatures({ borderBlockStart: `1px solid ${vars.border.default}` }));

export const step = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: '64px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: vars.space[6],
    paddingBlock: vars.space[6],
    borderBlockEnd: `1px solid ${vars.border.hairline}`,
    '@media': { [media.phone]: { gridTemplateColumns: '64px minmax(0, 1fr)' } },
  }),
);

export const stepWords = style(inFeatures({ display: 'grid', gap: vars.space[2], overflowWrap: 'anywhere' }));

export const thumbnail = style(
  inFeatures({
    inlineSize: '64px',
    aspectRatio: '1',
    objectFit: 'cover',
    borderRadius: vars.radius.control,
    background: vars.surface.sunken,
  }),
);

/** The button stands below the words on phones. */
export const action = style(inFeatures({ '@media': { [media.phone]: { gridColumn: '1 / -1' } } }));
