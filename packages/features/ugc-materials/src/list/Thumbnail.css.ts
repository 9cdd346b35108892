import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inLayer } from '@resonanz/tokens/layers';

const inFeatures = inLayer('features');

/** The ground is dark as the bars beside a film are, in either theme. */
export const thumbnail = style(
  inFeatures({
    display: 'block',
    inlineSize: '4rem',
    blockSize: '2.25rem',
    objectFit: 'contain',
    borderRadius: vars.radius.control,
    background: '#000',
    pointerEvents: 'none',
  }),
);
