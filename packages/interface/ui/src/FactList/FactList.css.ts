import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { layer } from '@resonanz/tokens/layers';
import { typography } from '@resonanz/tokens/typography';

export const list = style({
  '@layer': { [layer.ui]: { display: 'flex', flexWrap: 'wrap', columnGap: vars.space[9], rowGap: vars.space[4] } },
});

export const fact = style({ '@layer': { [layer.ui]: { minInlineSize: 0 } } });

export const label = style({ '@layer': { [layer.ui]: { ...typography('micro'), fontStretch: '86%', color: vars.text.muted } } });

export const value = style({
  '@layer': {
    [layer.ui]: {
      font: vars.type.dense.font,
      fontWeight: 520,
      fontVariantNumeric: 'tabular-nums',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '3px',
      minBlockSize: '22px',
      marginBlockStart: vars.space[1],
      overflowWrap: 'anywhere',
    },
  },
});
