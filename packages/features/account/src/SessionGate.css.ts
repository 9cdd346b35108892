import { layer } from '@resonanz/tokens/layers';
import { style } from '@vanilla-extract/css';

export const waiting = style({
  '@layer': { [layer.features]: { display: 'grid', placeItems: 'center', minBlockSize: '100dvh' } },
});
