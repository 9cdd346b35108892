import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { focusRing } from '@resonanz/tokens/mixins';
import { typography } from '@resonanz/tokens/typography';
import { inUi } from '../inUi.ts';

export const chip = style(inUi({
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
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
}));

export const removable = style(inUi({ paddingInlineEnd: vars.space[2] }));

export const text = style(inUi({ overflowWrap: 'anywhere' }));

export const remove = style(inUi({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.size.targetMin,
  blockSize: vars.size.targetMin,
  marginBlock: '-2px',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.chip,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  transition: `background ${vars.duration.fast}`,
  selectors: {
    '&[data-hovered]': { background: vars.accent.tintStrong },
    '&[data-pressed]': { background: vars.accent.echo },
    '&[data-focus-visible]': focusRing,
  },
}));
