import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { layer } from '@resonanz/tokens/layers';
import { media } from '@resonanz/tokens/media';
import { typography } from '@resonanz/tokens/typography';
import { inUi } from '../inUi.ts';
import { appear } from '../Popover/Popover.css.ts';
import { LIST_HEIGHT, LIST_PADDING } from './optionWindow.ts';

/** Stands in the top layer, but inherits from the field; its place is written to it when it opens. */
export const popover = style(
  inUi({
    position: 'fixed',
    inset: 'auto',
    margin: 0,
    padding: 0,
    textAlign: 'start',
    whiteSpace: 'normal',
    cursor: 'default',
    animation: `${appear} ${vars.duration.base} ${vars.easing.enter}`,
  }),
);

export const panel = style(inUi({ display: 'flex', flexDirection: 'column', minBlockSize: 0 }));

export const list = style(
  inUi({
    position: 'relative',
    minBlockSize: 0,
    maxBlockSize: `${LIST_HEIGHT}px`,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'thin',
    overflowAnchor: 'none',
  }),
);

export const space = style(inUi({ position: 'relative', marginInline: `${LIST_PADDING}px`, boxSizing: 'content-box' }));

export const option = style(
  inUi({
    ...typography('dense'),
    position: 'absolute',
    insetInline: 0,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[4],
    paddingInline: '8px',
    borderRadius: '4px',
    color: vars.text.primary,
    cursor: 'pointer',
    selectors: {
      '&[data-active]': { background: vars.surface.hover },
      '&[data-active][data-keyboard]': {
        outline: `${vars.focus.width} solid ${vars.accent.focus}`,
        outlineOffset: '-2px',
      },
      '&[aria-selected=true]': { background: vars.accent.tint, color: vars.accent.ink, fontWeight: 580 },
      '&[aria-selected=true][data-active]': { background: vars.accent.tintStrong },
      '&[aria-disabled=true]': { color: vars.text.disabled, cursor: 'not-allowed' },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[data-active]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
    },
  }),
);

export const label = style(
  inUi({ flex: 1, minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
);
export const icon = style(inUi({ display: 'grid', flex: 'none' }));
export const check = style(inUi({ flex: 'none' }));

export const message = style(
  inUi({
    ...typography('dense'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[4],
    minBlockSize: '40px',
    paddingBlock: '8px',
    paddingInline: '12px',
    color: vars.text.muted,
  }),
);

export const footer = style(
  inUi({
    ...typography('caption'),
    flex: 'none',
    paddingBlock: '6px',
    paddingInline: '12px',
    borderBlockStart: `1px solid ${vars.border.default}`,
    color: vars.text.muted,
  }),
);

globalStyle(`${footer} kbd`, {
  '@layer': {
    [layer.ui]: {
      ...typography('micro'),
      display: 'inline-block',
      paddingInline: '5px',
      border: `1px solid ${vars.border.default}`,
      borderBlockEndWidth: '2px',
      borderRadius: '3px',
      color: vars.text.muted,
    },
  },
});
