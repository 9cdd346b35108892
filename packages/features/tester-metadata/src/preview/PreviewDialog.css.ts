import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inLayer } from '@resonanz/tokens/layers';

const inFeatures = inLayer('features');

export const stage = style(
  inFeatures({
    display: 'grid',
    justifyItems: 'center',
    overflow: 'hidden',
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.radius.control,
    background: vars.surface.sunken,
  }),
);

export const page = style(inFeatures({ background: vars.surface.base, maxInlineSize: 'none' }));

export const empty = style(inFeatures({ padding: vars.space[6], color: vars.text.secondary }));
