import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { visuallyHidden } from '@resonanz/tokens/mixins';
import { typography } from '@resonanz/tokens/typography';
import { inUi } from '../inUi.ts';

export const counter = style(
  inUi({
    ...typography('micro'),
    fontSize: '0.6875rem',
    fontStretch: '90%',
    lineHeight: '1.125rem',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    minInlineSize: '1.125rem',
    blockSize: '1.125rem',
    paddingInline: '5px',
    borderRadius: vars.radius.round,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

export const tone = styleVariants({
  accent: inUi({ background: vars.accent.solid, color: vars.accent.onSolid }),
  soft: inUi({ background: vars.surface.pressed, color: vars.text.secondary }),
  shell: inUi({ background: vars.accent.onShell, color: vars.accent.shell }),
});

export const size = styleVariants({
  medium: {},
  small: inUi({
    minInlineSize: '1rem',
    blockSize: '1rem',
    lineHeight: '1rem',
    fontSize: '0.625rem',
    paddingInline: '4px',
  }),
});

export const words = style(inUi(visuallyHidden));
