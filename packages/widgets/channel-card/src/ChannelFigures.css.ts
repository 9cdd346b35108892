import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inLayer } from '@resonanz/tokens/layers';
import { columnsFrom } from '@resonanz/tokens/mixins';
import { typography } from '@resonanz/tokens/typography';

const inWidgets = inLayer('widgets');

export const figures = style(
  inWidgets({
    display: 'grid',
    gridTemplateColumns: columnsFrom('116px'),
    columnGap: vars.space[6],
    rowGap: vars.space[5],
    paddingBlock: vars.space[5],
    borderBlock: `1px solid ${vars.border.hairline}`,
  }),
);

export const figure = style(inWidgets({ minInlineSize: 0, overflowWrap: 'anywhere' }));
export const name = style(inWidgets({ ...typography('label'), color: vars.text.secondary }));
export const value = style(inWidgets({ ...typography('bodyStrong'), fontVariantNumeric: 'tabular-nums' }));
export const unknown = style(inWidgets({ ...typography('body'), color: vars.text.muted }));
export const origin = style(inWidgets({ ...typography('caption'), color: vars.text.muted }));
