import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { typography } from '@resonanz/tokens/typography';
import { inUi } from '../inUi.ts';

export const popover = style(
  inUi({
    minInlineSize: '200px',
    inlineSize: 'max-content',
    // Narrower than other things that hang, whichever of the two styles comes first on a page.
    selectors: { '&&': { maxInlineSize: 'min(320px, 100vw - 16px)' } },
  }),
);

export const menu = style(
  inUi({
    // The specification's height of dropdown panels, less the panel's two edges.
    maxBlockSize: `calc(${vars.layout.dropdownMaxHeight} - 2px)`,
    paddingBlock: vars.space[2],
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'thin',
    outline: 'none',
    boxShadow: 'none',
    selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none' } },
  }),
);

export const section = style(
  inUi({
    selectors: {
      '& + &': {
        marginBlockStart: vars.space[2],
        paddingBlockStart: vars.space[2],
        borderBlockStart: `1px solid ${vars.border.default}`,
      },
    },
  }),
);

export const heading = style(
  inUi({ ...typography('micro'), paddingBlock: '6px 2px', paddingInline: '14px', color: vars.text.muted }),
);

export const item = style(
  inUi({
    ...typography('dense'),
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    minBlockSize: '36px',
    paddingBlock: '6px',
    paddingInline: '14px',
    color: vars.text.primary,
    textDecoration: 'none',
    cursor: 'pointer',
    outline: 'none',
    overflowWrap: 'anywhere',
    '@media': { [media.phone]: { minBlockSize: vars.size.targetTouch } },
    selectors: {
      '&:focus-visible': { boxShadow: 'none' },
      '&[data-focused], &[data-hovered]': { background: vars.surface.hover },
      '&[data-pressed], &[data-open]': { background: vars.surface.pressed },
      '&[data-focus-visible]': {
        outline: `${vars.focus.width} solid ${vars.accent.focus}`,
        outlineOffset: '-2px',
        boxShadow: 'none',
      },
      '&[data-selected]': { background: vars.accent.tint, color: vars.accent.ink, fontWeight: 580 },
      '&[data-disabled]': { color: vars.text.disabled, background: 'none', cursor: 'not-allowed' },
    },
  }),
);

export const danger = style(
  inUi({
    color: vars.status.red.ink,
    selectors: { '&[data-focused], &[data-hovered]': { background: vars.status.red.tint } },
  }),
);

export const icon = style(
  inUi({
    flex: 'none',
    color: vars.text.muted,
    selectors: { '[data-disabled] > &, [data-selected] > &': { color: 'inherit' } },
  }),
);
export const dangerIcon = style(inUi({ color: 'inherit' }));
export const words = style(inUi({ display: 'grid', minInlineSize: 0, flex: 1 }));
export const description = style(inUi({ ...typography('caption'), color: vars.text.muted }));
export const check = style(inUi({ flex: 'none', marginInlineStart: 'auto' }));
