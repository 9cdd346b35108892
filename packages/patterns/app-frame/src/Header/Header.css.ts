import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { focusShell } from '@resonanz/tokens/mixins';
import { typography } from '@resonanz/tokens/typography';
import { inPatterns } from '../inPatterns.ts';

export const bar = style(
  inPatterns({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[4],
    blockSize: vars.layout.headerHeight,
    paddingInline: '10px 16px',
    background: vars.accent.shell,
    color: vars.accent.onShell,
    selectors: { '[data-theme=dark] &': { boxShadow: `inset 0 -1px 0 ${vars.accent.shellLine}` } },
    '@media': {
      [media.phone]: { paddingInline: vars.space[2], gap: 0 },
      [media.forcedColors]: { borderBlockEnd: '1px solid CanvasText' },
    },
  }),
);

export const home = style(
  inPatterns({
    display: 'block',
    flex: 'none',
    borderRadius: vars.radius.control,
    color: 'inherit',
    selectors: { '&:focus-visible': focusShell },
  }),
);
globalStyle(`${home} > svg`, inPatterns({ '@media': { [media.phone]: { inlineSize: '131px', blockSize: '38px' } } }));

export const area = style(
  inPatterns({
    ...typography('label'),
    paddingInlineStart: '14px',
    borderInlineStart: `1px solid ${vars.accent.shellLine}`,
    color: vars.accent.onShellMuted,
    '@media': {
      [media.phone]: { display: 'none' },
      // The navigation of the header needs the room.
      [media.rail]: { selectors: { '&:has(+ nav)': { display: 'none' } } },
    },
  }),
);

export const start = style(inPatterns({ flex: 1, minInlineSize: 0 }));
