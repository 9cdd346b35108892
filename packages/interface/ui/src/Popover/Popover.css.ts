import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { toastSpace } from '@resonanz/tokens/mixins';
import { inUi } from '../inUi.ts';

/** What hangs from a control comes down a little. */
export const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

/** The ground of everything that hangs from a control. */
export const floating = style(
  inUi({
    display: 'flex',
    flexDirection: 'column',
    maxInlineSize: 'calc(100vw - 16px)',
    overflow: 'hidden',
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.radius.panel,
    background: vars.surface.raised,
    color: vars.text.primary,
    boxShadow: vars.elevation.dropdown,
    outline: 'none',
    selectors: {
      '&[data-entering]': { animation: `${appear} ${vars.duration.base} ${vars.easing.enter}` },
    },
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

export const width = styleVariants({
  menu: inUi({ inlineSize: vars.layout.userMenuWidth }),
  watchList: inUi({ inlineSize: vars.layout.watchListWidth }),
  notifications: inUi({ inlineSize: vars.layout.notificationPanelWidth }),
  content: inUi({ inlineSize: 'max-content' }),
});

export const dialog = style(
  inUi({
    display: 'flex',
    flexDirection: 'column',
    minBlockSize: 0,
    // Most hang from the header: they end above the toasts.
    maxBlockSize: `calc(100dvh - ${vars.layout.headerHeight} - ${toastSpace} - 16px)`,
    font: vars.density.font,
    overflowY: 'auto',
    scrollbarWidth: 'thin',
    selectors: { '&:focus': { outline: 'none', boxShadow: 'none' } },
  }),
);

export const inside = style(inUi({ display: 'contents' }));
