import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inLayer } from '@resonanz/tokens/layers';
import { media } from '@resonanz/tokens/media';

const inFeatures = inLayer('features');
const hairline = `1px solid ${vars.border.hairline}`;

export const tests = style(inFeatures({ borderBlockStart: `1px solid ${vars.border.default}` }));

export const test = style(
  inFeatures({
    display: 'grid',
    gap: vars.space[6],
    paddingBlock: vars.space[7],
    borderBlockEnd: hairline,
  }),
);

export const head = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: '72px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: vars.space[6],
    '@media': { [media.phone]: { gridTemplateColumns: '64px minmax(0, 1fr)' } },
  }),
);

export const words = style(
  inFeatures({ display: 'grid', gap: vars.space[2], justifyItems: 'start', overflowWrap: 'anywhere' }),
);

/** Facts and the next step: below picture and title on phones. */
export const aside = style(inFeatures({ '@media': { [media.phone]: { gridColumn: '1 / -1' } } }));

export const picture = style(
  inFeatures({
    inlineSize: '100%',
    aspectRatio: '1',
    objectFit: 'cover',
    borderRadius: vars.radius.control,
    background: vars.surface.sunken,
  }),
);

export const now = style(inFeatures({ display: 'grid', gap: vars.space[5], justifyItems: 'start' }));

export const row = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: vars.space[6],
    paddingBlock: vars.space[5],
    borderBlockEnd: hairline,
    overflowWrap: 'anywhere',
  }),
);
