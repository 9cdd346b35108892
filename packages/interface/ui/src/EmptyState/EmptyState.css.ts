import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { layer } from '@resonanz/tokens/layers';

export const empty = style({
  '@layer': {
    [layer.ui]: { display: 'grid', justifyItems: 'center', gap: vars.space[4], textAlign: 'center', color: vars.text.muted, font: vars.type.dense.font },
  },
});

export const size = styleVariants({
  page: { '@layer': { [layer.ui]: { paddingBlock: '72px', paddingInline: vars.space[8] } } },
  panel: { '@layer': { [layer.ui]: { paddingBlock: '36px', paddingInline: vars.space[8] } } },
});

export const line = style({
  '@layer': { [layer.ui]: { paddingBlock: '9px', paddingInline: '14px', color: vars.text.muted, font: vars.type.dense.font } },
});

export const drawing = style({ '@layer': { [layer.ui]: { color: vars.accent.line } } });

export const title = style({
  '@layer': { [layer.ui]: { font: vars.type.bodyStrong.font, color: vars.text.primary, textWrap: 'balance' } },
});

export const sentence = style({ '@layer': { [layer.ui]: { maxInlineSize: '44ch', textWrap: 'balance' } } });

export const action = style({ '@layer': { [layer.ui]: { paddingBlockStart: vars.space[2] } } });
