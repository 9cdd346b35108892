import '@resonanz/tokens/status';
import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { typography } from '@resonanz/tokens/typography';
import { inUi } from '../inUi.ts';

export const tag = style(
  inUi({
    ...typography('micro'),
    display: 'inline-flex',
    alignItems: 'center',
    verticalAlign: 'middle',
    gap: '5px',
    // As wide as its words, so that a table makes room for them; where there is less, they break.
    inlineSize: 'max-content',
    maxInlineSize: '100%',
    minBlockSize: '22px',
    paddingBlock: vars.space[1],
    paddingInline: '7px',
    borderRadius: vars.radius.chip,
    '@media': { [media.forcedColors]: { outline: '1px solid CanvasText', outlineOffset: '-1px' } },
  }),
);

export const words = style(inUi({ minInlineSize: 0, overflowWrap: 'break-word' }));

export const tone = styleVariants(vars.status, (colors) => inUi({ background: colors.tint, color: colors.ink }));

export const mark = style(inUi({ flex: 'none', inlineSize: '7px', blockSize: '7px', overflow: 'visible' }));

export const markTone = styleVariants(vars.status, (colors) =>
  inUi({ color: colors.dot, '@media': { [media.forcedColors]: { color: 'CanvasText' } } }),
);
