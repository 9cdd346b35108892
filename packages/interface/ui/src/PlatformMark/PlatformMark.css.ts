import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inUi } from '../inUi.ts';

export const mark = style(inUi({ display: 'inline-grid', placeItems: 'center', flex: 'none', verticalAlign: 'middle', forcedColorAdjust: 'none' }));

export const size = styleVariants({
  16: inUi({ inlineSize: '16px', blockSize: '16px', borderRadius: '4px' }),
  22: inUi({ inlineSize: '22px', blockSize: '22px', borderRadius: vars.radius.chip }),
  30: inUi({ inlineSize: '30px', blockSize: '30px', borderRadius: vars.radius.chip }),
  34: inUi({ inlineSize: '34px', blockSize: '34px', borderRadius: vars.radius.control }),
});

export const platform = styleVariants(vars.platform, (colors, name) => inUi({
  background: colors.fill,
  color: colors.onFill,
  ...(name === 'tiktok' && { selectors: { '[data-theme=dark] &': { boxShadow: `inset 0 0 0 1px ${vars.border.control}` } } }),
}));
