import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { typography } from '@resonanz/tokens/typography';
import { style } from '@vanilla-extract/css';
import { inUi } from '../inUi.ts';

export const tabs = style(inUi({ display: 'flex', flexDirection: 'column', minInlineSize: 0, minBlockSize: 0 }));
export const growing = style(inUi({ flex: 1 }));

export const bar = style(
  inUi({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[5],
    flex: 'none',
    borderBlockEnd: `1px solid ${vars.border.default}`,
    '@media': { [media.phone]: { flexWrap: 'wrap' } },
  }),
);
export const gutter = style(
  inUi({ paddingInline: vars.layout.pageGutter, '@media': { [media.phone]: { paddingInline: vars.layout.pageGutterPhone } } }),
);

export const list = style(
  inUi({
    display: 'flex',
    gap: vars.space[2],
    flex: 1,
    minInlineSize: 0,
    marginBlockEnd: '-1px',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '@media': { [media.phone]: { flexBasis: '100%' } },
  }),
);
export const gutterList = style(inUi({ marginInlineStart: '-12px' }));

export const end = style(inUi({ display: 'flex', alignItems: 'center', gap: vars.space[4], flex: 'none', paddingBlock: '5px', '@media': { [media.phone]: { flex: '1 1 100%' } } }));

const line = {
  content: "''",
  position: 'absolute',
  insetInline: '8px',
  insetBlockEnd: 0,
  pointerEvents: 'none',
} as const;

export const tab = style(
  inUi({
    ...typography('label'),
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '7px',
    flex: 'none',
    minBlockSize: '42px',
    paddingBlock: '6px 10px',
    paddingInline: '12px',
    color: vars.text.secondary,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    outline: 'none',
    boxShadow: 'none',
    selectors: {
      '&[data-hovered]': { color: vars.text.primary },
      '&[data-hovered]::after': { ...line, borderBlockEnd: `1px solid ${vars.border.control}`, insetBlockEnd: '4px' },
      '&[data-selected]': { color: vars.accent.ink },
      // The echo lies flat here: 2 px line, 2 px gap, 1 px echo.
      '&[data-selected]::after': {
        ...line,
        blockSize: '5px',
        borderBlockStart: `2px solid ${vars.accent.line}`,
        borderBlockEnd: `1px solid ${vars.accent.echo}`,
      },
      '&[data-focus-visible]': {
        outline: `${vars.focus.width} solid ${vars.accent.focus}`,
        outlineOffset: '-4px',
        borderRadius: vars.radius.panel,
      },
      '&[data-disabled]': { color: vars.text.disabled, cursor: 'not-allowed' },
      '&[data-disabled]::after': { content: 'none' },
    },
    '@media': { [media.phone]: { minBlockSize: '48px' } },
  }),
);

export const panel = style(
  inUi({
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    minBlockSize: 0,
    minInlineSize: 0,
    selectors: { '&[data-focus-visible]': { outlineOffset: '-2px', boxShadow: 'none' } },
  }),
);
export const spaced = style(inUi({ paddingBlockStart: vars.space[6] }));
