import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { visuallyHidden } from '@resonanz/tokens/mixins';
import { typography } from '@resonanz/tokens/typography';
import { style } from '@vanilla-extract/css';
import { inUi } from '../inUi.ts';
import { cellEdges } from './Table.css.ts';

/** Stays on top as one layer: heads that each stayed would each be one. */
export const heads = style(inUi({ position: 'sticky', insetBlockStart: 0, zIndex: `calc(${vars.z.sticky} + 1)` }));
export const head = style(
  inUi({
    ...typography('micro'),
    position: 'relative',
    paddingBlock: '4px',
    paddingInline: '10px',
    blockSize: '36px',
    borderBlockEnd: `1px solid ${vars.border.default}`,
    background: vars.surface.sunken,
    color: vars.text.secondary,
    whiteSpace: 'nowrap',
    hyphens: 'none',
    selectors: { ...cellEdges, '&:focus-visible': { outlineOffset: '-2px', boxShadow: 'none' } },
  }),
);

export const minimal = style(inUi({ inlineSize: '1%', whiteSpace: 'nowrap' }));
export const stickyHead = style(inUi({ position: 'sticky', zIndex: 2 }));
/** The hairline after the last sticky column. */
export { lastSticky } from './Table.css.ts';

export const sortButton = style(
  inUi({
    appearance: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    minBlockSize: '28px',
    marginInline: '-6px',
    paddingBlock: 0,
    paddingInline: '6px',
    border: 0,
    borderRadius: vars.radius.chip,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontStretch: 'inherit',
    letterSpacing: 'inherit',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '@media': { [media.hover]: { selectors: { '&:hover': { background: vars.surface.pressed, color: vars.text.primary } } } },
    selectors: {
      '[aria-sort=ascending] > &, [aria-sort=descending] > &': { color: vars.text.primary },
      '&:focus-visible': { outlineOffset: '0' },
    },
  }),
);
/** Before the words in columns aligned at the end, so that the words stay above the figures. */
export const sortMark = style(inUi({ display: 'grid', inlineSize: '13px', flex: 'none', opacity: 0 }));
export const sortMarkOn = style(inUi({ opacity: 1 }));
export const sortMarkFirst = style(inUi({ order: -1 }));
export const hiddenHead = style(inUi(visuallyHidden));
