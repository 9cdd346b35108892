import { style } from '@vanilla-extract/css';
import { layer } from '@resonanz/tokens/layers';

export const badge = style({ '@layer': { [layer.ui]: { position: 'relative', display: 'inline-grid', flex: 'none' } } });

export const corner = style({
  '@layer': {
    [layer.ui]: { position: 'absolute', insetBlockStart: '-7px', insetInlineStart: 'calc(100% - 8px)', display: 'grid', pointerEvents: 'none' },
  },
});
