import '@resonanz/tokens/platforms';
import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { typography } from '@resonanz/tokens/typography';
import { inUi } from '../inUi.ts';

export const chip = style(
  inUi({
    ...typography('micro'),
    fontStretch: '90%',
    display: 'inline-flex',
    alignItems: 'center',
    verticalAlign: 'middle',
    // As wide as its words, so that a table makes room for them; where there is less, a name breaks.
    inlineSize: 'max-content',
    maxInlineSize: '100%',
    overflow: 'hidden',
    borderRadius: vars.radius.chip,
    '@media': { [media.forcedColors]: { outline: '1px solid CanvasText', outlineOffset: '-1px' } },
  }),
);

export const large = style(inUi({ fontSize: '0.8125rem' }));

export const ground = styleVariants(vars.platform, (colors) => inUi({ background: colors.tint }));

export const text = style(
  inUi({
    minInlineSize: 0,
    paddingInlineStart: '6px',
    paddingInlineEnd: '7px',
    fontWeight: 600,
    overflowWrap: 'break-word',
  }),
);

export const name = styleVariants(vars.platform, (colors) => inUi({ color: colors.ink }));

export const value = style(
  inUi({ color: vars.text.primary, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }),
);
