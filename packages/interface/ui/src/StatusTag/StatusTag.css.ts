import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { layer } from '@resonanz/tokens/layers';
import { media } from '@resonanz/tokens/media';
import { typography } from '@resonanz/tokens/typography';

const tones = ['gray', 'green', 'blue', 'yellow', 'red'] as const;

export const tag = style({
  '@layer': {
    [layer.ui]: {
      ...typography('micro'),
      display: 'inline-flex',
      alignItems: 'center',
      verticalAlign: 'middle',
      gap: '5px',
      minBlockSize: '22px',
      paddingBlock: vars.space[1],
      paddingInline: '7px',
      borderRadius: vars.radius.chip,
      whiteSpace: 'nowrap',
      '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
    },
  },
});

export const tone = styleVariants(Object.fromEntries(tones.map((name) => [name, vars.status[name]])) as typeof vars.status, (colors) => ({
  '@layer': { [layer.ui]: { background: colors.tint, color: colors.ink } },
}));

export const mark = style({ '@layer': { [layer.ui]: { flex: 'none', inlineSize: '7px', blockSize: '7px', overflow: 'visible' } } });

export const markTone = styleVariants(Object.fromEntries(tones.map((name) => [name, vars.status[name]])) as typeof vars.status, (colors) => ({
  '@layer': { [layer.ui]: { color: colors.dot, '@media': { [media.forcedColors]: { color: 'CanvasText' } } } },
}));
