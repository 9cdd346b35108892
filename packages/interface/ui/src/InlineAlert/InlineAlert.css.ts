import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { layer } from '@resonanz/tokens/layers';

export const alert = style({
  '@layer': {
    [layer.ui]: {
      font: vars.type.dense.font,
      display: 'flex',
      gap: '10px',
      paddingBlock: '10px',
      paddingInline: vars.space[5],
      border: '1px solid transparent',
      borderRadius: vars.radius.control,
    },
  },
});

const hues = { info: vars.status.blue, success: vars.status.green, warning: vars.status.yellow, error: vars.status.red };

export const tone = styleVariants(hues, (colors) => ({
  '@layer': { [layer.ui]: { background: colors.tint, color: colors.ink, borderColor: colors.border } },
}));

export const icon = style({ '@layer': { [layer.ui]: { flex: 'none', inlineSize: '18px', blockSize: '18px' } } });
export const iconTone = styleVariants(hues, (colors) => ({ '@layer': { [layer.ui]: { color: colors.dot } } }));

export const body = style({ '@layer': { [layer.ui]: { flex: 1, minInlineSize: 0, display: 'grid', gap: vars.space[1] } } });
export const title = style({ '@layer': { [layer.ui]: { font: vars.type.denseStrong.font } } });
export const action = style({ '@layer': { [layer.ui]: { flex: 'none', alignSelf: 'center' } } });
