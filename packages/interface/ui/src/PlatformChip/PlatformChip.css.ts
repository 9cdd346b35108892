import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { typography } from '@resonanz/tokens/typography';
import { inUi } from '../inUi.ts';

export const chip = style(inUi({
  ...typography('micro'),
  fontStretch: '90%',
  display: 'inline-flex',
  alignItems: 'center',
  verticalAlign: 'middle',
  overflow: 'hidden',
  borderRadius: vars.radius.chip,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
}));

export const size = styleVariants({
  medium: inUi({ blockSize: '22px' }),
  large: inUi({ blockSize: '30px', fontSize: '0.8125rem' }),
});

export const ground = styleVariants(vars.platform, (colors) => inUi({ background: colors.tint }));

export const named = styleVariants(vars.platform, (colors) => inUi({ color: colors.ink }));

export const text = style(inUi({ fontWeight: 600, paddingInlineStart: '6px', paddingInlineEnd: '7px' }));

export const value = style(inUi({ color: vars.text.primary }));
