import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { visuallyHidden } from '@resonanz/tokens/mixins';
import { sortButton as headButton } from '@resonanz/tokens/tableHead';
import { typography } from '@resonanz/tokens/typography';
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
/** At the very start; a column says where it begins. */
export const stickyHead = style(inUi({ position: 'sticky', insetInlineStart: 0, zIndex: 2 }));
export const stickyEndHead = style(inUi({ position: 'sticky', insetInlineEnd: 0, zIndex: 2 }));
/** Words that find no room end in an ellipsis rather than run into the next head. */
export const evenHead = style(inUi({ overflow: 'hidden', textOverflow: 'ellipsis' }));
/** The hairline after the last sticky column. */
export { lastSticky } from './Table.css.ts';

export const sortButton = style(inUi(headButton));
/**
 * The caret of open lists, turned upwards; down where the largest stands on top. A table with both kinds brings one
 * drawing.
 */
export const sortMark = style(
  inUi({
    display: 'grid',
    inlineSize: '13px',
    flex: 'none',
    opacity: 0,
    rotate: '180deg',
    selectors: { '[aria-sort=descending] &': { rotate: 'none' } },
  }),
);
export const sortMarkOn = style(inUi({ opacity: 1 }));
/** Before the words in columns aligned at the end, so that the words stay above the figures. */
export const sortMarkFirst = style(inUi({ order: -1 }));
export const hiddenHead = style(inUi(visuallyHidden));
