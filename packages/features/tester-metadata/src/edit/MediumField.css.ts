import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inLayer } from '@resonanz/tokens/layers';

export const medium = style(
  inLayer('features')({
    display: 'block',
    inlineSize: '100%',
    maxInlineSize: '360px',
    aspectRatio: '16 / 9',
    objectFit: 'cover',
    borderRadius: vars.radius.control,
    background: vars.surface.sunken,
  }),
);
