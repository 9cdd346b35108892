import { style } from '@vanilla-extract/css';
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
    gap: vars.space[3],
    maxInlineSize: '100%',
    minBlockSize: '26px',
    paddingBlock: '3px',
    paddingInline: '9px',
    borderRadius: vars.radius.chip,
    background: vars.accent.tint,
    color: vars.accent.ink,
    '@media': { [media.forcedColors]: { outline: '1px solid CanvasText', outlineOffset: '-1px' } },
  }),
);
export const words = style(inUi({ minInlineSize: 0, overflowWrap: 'anywhere' }));
