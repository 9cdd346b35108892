import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inUi } from '../inUi.ts';

export const empty = style(
  inUi({
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space[4],
    textAlign: 'center',
    color: vars.text.muted,
    font: vars.type.dense.font,
  }),
);

export const size = styleVariants({
  page: inUi({ paddingBlock: '72px', paddingInline: vars.space[8] }),
  panel: inUi({ paddingBlock: '36px', paddingInline: vars.space[8] }),
});

export const line = style(
  inUi({ paddingBlock: '9px', paddingInline: '14px', color: vars.text.muted, font: vars.type.dense.font }),
);

export const title = style(inUi({ font: vars.type.bodyStrong.font, color: vars.text.primary, textWrap: 'balance' }));

export const sentence = style(inUi({ maxInlineSize: '44ch', textWrap: 'balance' }));

export const action = style(inUi({ paddingBlockStart: vars.space[2] }));
