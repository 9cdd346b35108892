import '@resonanz/tokens/headings';
import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inLayer } from '@resonanz/tokens/layers';
import { typography } from '@resonanz/tokens/typography';

const inWidgets = inLayer('widgets');

export const frame = style(
  inWidgets({
    ...typography('title'),
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '4 / 3',
    overflow: 'hidden',
    borderRadius: vars.radius.control,
    color: vars.accent.ink,
    background: vars.accent.tintStrong,
  }),
);
export const image = style(
  inWidgets({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover', objectPosition: 'center 30%' }),
);
