import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { visuallyHidden } from '@resonanz/tokens/mixins';
import { columnEdge, sortButton as headButton } from '@resonanz/tokens/tableHead';
import { typography } from '@resonanz/tokens/typography';
import { inUi } from '../inUi.ts';

export const head = style(
  inUi({
    ...typography('micro'),
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minInlineSize: 0,
    blockSize: '36px',
    paddingInline: '10px',
    borderBlockEnd: `1px solid ${vars.border.default}`,
    background: vars.surface.sunken,
    color: vars.text.secondary,
    whiteSpace: 'nowrap',
    selectors: {
      '&:first-child': { paddingInlineStart: 'calc(10px + var(--grid-gutter))' },
      '&:last-child': { paddingInlineEnd: 'calc(10px + var(--grid-gutter))' },
      '&:focus-visible': { outlineOffset: '-2px', boxShadow: 'none' },
    },
  }),
);
/** The line also covers the track that takes what is left over. */
export const line = style(inUi({ background: vars.surface.sunken, borderBlockEnd: 'none' }));
export const align = styleVariants({
  start: inUi({ justifyContent: 'flex-start' }),
  end: inUi({ justifyContent: 'flex-end' }),
  center: inUi({ justifyContent: 'center' }),
});
export const pinned = style(inUi({ position: 'sticky', zIndex: 2 }));
export const words = style(inUi({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' }));
export const hidden = style(inUi(visuallyHidden));

export const sortButton = style(
  inUi({
    ...headButton,
    minInlineSize: 0,
    '@media': { ...headButton['@media'], [media.phone]: { minBlockSize: '36px' } },
  }),
);
/** Before the words in columns aligned at the end, so that the words stay above the figures. */
export const sortMark = style(inUi({ display: 'grid', inlineSize: '13px', flex: 'none' }));
export const sortMarkOff = style(inUi({ opacity: 0 }));
export const sortMarkFirst = style(inUi({ order: -1 }));

export const edge = style(inUi(columnEdge('[data-grid-head]', '[role=columnheader]:last-child')));
