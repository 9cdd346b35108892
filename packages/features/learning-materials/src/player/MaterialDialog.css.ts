import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inLayer } from '@resonanz/tokens/layers';

const inFeatures = inLayer('features');

/** The ground is dark as the bars beside a video are, in either theme. */
export const video = style(
  inFeatures({
    display: 'block',
    inlineSize: '100%',
    aspectRatio: '16 / 9',
    maxBlockSize: '60dvh',
    borderRadius: vars.radius.control,
    background: '#000',
  }),
);
