import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { layer } from '@resonanz/tokens/layers';
import { typography } from '@resonanz/tokens/typography';

export const chip = style({
  '@layer': {
    [layer.ui]: {
      ...typography('micro'),
      fontStretch: '90%',
      display: 'inline-flex',
      alignItems: 'center',
      verticalAlign: 'middle',
      overflow: 'hidden',
      borderRadius: vars.radius.chip,
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
    },
  },
});

export const size = styleVariants({
  medium: { '@layer': { [layer.ui]: { blockSize: '22px' } } },
  large: { '@layer': { [layer.ui]: { blockSize: '30px', fontSize: '0.8125rem' } } },
});

export const ground = styleVariants(vars.platform, (colors) => ({ '@layer': { [layer.ui]: { background: colors.tint } } }));

export const named = styleVariants(vars.platform, (colors) => ({ '@layer': { [layer.ui]: { color: colors.ink } } }));

export const text = style({
  '@layer': { [layer.ui]: { fontWeight: 600, paddingInlineStart: '6px', paddingInlineEnd: '7px' } },
});

export const value = style({ '@layer': { [layer.ui]: { color: vars.text.primary } } });
