import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { typography } from '@resonanz/tokens/typography';
import { inUi } from '../inUi.ts';

export const tag = style(inUi({
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
}));

export const tone = styleVariants(vars.status, (colors) => inUi({ background: colors.tint, color: colors.ink }));

export const mark = style(inUi({ flex: 'none', inlineSize: '7px', blockSize: '7px', overflow: 'visible' }));

export const markTone = styleVariants(vars.status, (colors) =>
  inUi({ color: colors.dot, '@media': { [media.forcedColors]: { color: 'CanvasText' } } }),
);
