import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { focusEdge } from '@resonanz/tokens/mixins';
import { inUi } from '../inUi.ts';

/** What react-aria puts around the field takes no part in the layout. */
export const picker = style(inUi({ display: 'contents' }));

export const frame = style(
  inUi({
    position: 'relative',
    flexWrap: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    selectors: { '&:has([data-type]:focus)': focusEdge },
  }),
);
/** The button that opens the calendar stands where other fields have their icon. */
export const opener = style(
  inUi({
    display: 'grid',
    flex: 'none',
    marginInline: '-5px',
    selectors: {
      '&[data-disabled]': { color: 'inherit' },
      '[data-readonly] > &[data-disabled]': { color: vars.text.muted, cursor: 'default' },
    },
  }),
);
export const group = style(
  inUi({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '0.25em',
    flex: 1,
    minInlineSize: 0,
    alignSelf: 'stretch',
    paddingBlock: '2px',
  }),
);
export const part = style(inUi({ display: 'inline-flex' }));
export const segments = style(inUi({ display: 'inline-flex', alignItems: 'center', whiteSpace: 'pre' }));
export const segment = style(
  inUi({
    paddingInline: '1px',
    borderRadius: vars.radius.chip,
    textAlign: 'end',
    selectors: {
      '&[data-type="literal"]': { paddingInline: 0 },
      '&[data-placeholder]': { color: vars.text.placeholder, textTransform: 'uppercase' },
      '&:focus': { outline: 'none', boxShadow: 'none', background: vars.accent.tintStrong, color: vars.text.primary },
      '&[data-disabled]': { color: vars.text.disabled },
    },
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        color: 'CanvasText',
        selectors: { '&:focus': { background: 'Highlight', color: 'HighlightText' } },
      },
    },
  }),
);
/** The dash stays with the first day when the second breaks into a line of its own. */
export const upTo = style(inUi({ display: 'inline-flex', columnGap: '0.25em' }));
export const dash = style(inUi({ color: vars.text.muted, selectors: { '[data-disabled] &': { color: 'inherit' } } }));
/** The panel that hangs from the field. */
export const panel = style(inUi({ outline: 'none', overflow: 'auto', scrollbarWidth: 'thin' }));
