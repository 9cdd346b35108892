import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inLayer } from '@resonanz/tokens/layers';
import { media } from '@resonanz/tokens/media';

const inFeatures = inLayer('features');

export const notice = style(
  inFeatures({
    padding: `${vars.space[5]} ${vars.layout.pageGutter} 0`,
    '@media': { [media.phone]: { paddingInline: vars.layout.pageGutterPhone } },
  }),
);

export const product = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: '56px minmax(0, 1fr)',
    alignItems: 'center',
    gap: vars.space[5],
    overflowWrap: 'anywhere',
  }),
);

export const picture = style(
  inFeatures({
    inlineSize: '56px',
    aspectRatio: '1',
    objectFit: 'cover',
    borderRadius: vars.radius.control,
    background: vars.surface.sunken,
  }),
);
