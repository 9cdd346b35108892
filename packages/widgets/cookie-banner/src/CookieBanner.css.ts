import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inLayer } from '@resonanz/tokens/layers';
import { media } from '@resonanz/tokens/media';
import { toastSpace } from '@resonanz/tokens/mixins';
import { typography } from '@resonanz/tokens/typography';

const inWidgets = inLayer('widgets');

/** `cookie` of Phosphor Icons (MIT): a mask, so that pages without React draw it from this sheet. */
const cookie = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 256 256'%3E%3Cpath d='M164.49,163.51a12,12,0,1,1-17,0A12,12,0,0,1,164.49,163.51Zm-81-8a12,12,0,1,0,17,0A12,12,0,0,0,83.51,155.51Zm9-39a12,12,0,1,0-17,0A12,12,0,0,0,92.49,116.49Zm48-1a12,12,0,1,0,0,17A12,12,0,0,0,140.49,115.51ZM232,128A104,104,0,1,1,128,24a8,8,0,0,1,8,8,40,40,0,0,0,40,40,8,8,0,0,1,8,8,40,40,0,0,0,40,40A8,8,0,0,1,232,128Zm-16.31,7.39A56.13,56.13,0,0,1,168.5,87.5a56.13,56.13,0,0,1-47.89-47.19,88,88,0,1,0,95.08,95.08Z'/%3E%3C/svg%3E")`;

export const banner = style(
  inWidgets({
    position: 'fixed',
    insetInline: '16px',
    insetBlockEnd: `calc(16px + ${toastSpace})`,
    zIndex: vars.z.cookieBanner,
    boxSizing: 'border-box',
    display: 'flex',
    alignItems: 'center',
    gap: '24px',
    maxInlineSize: '1040px',
    // In low windows the words scroll, so that what has the focus finds room at one of the edges.
    maxBlockSize: 'max(40dvh, 13rem)',
    marginInline: 'auto',
    paddingBlock: '12px',
    paddingInline: '20px',
    border: `${vars.line.hairline} solid ${vars.border.default}`,
    borderRadius: vars.radius.dialog,
    background: vars.surface.raised,
    color: vars.text.primary,
    boxShadow: vars.elevation.dialog,
    selectors: {
      // It stands in the way of what has the focus: the other edge of the window is free.
      "&[data-edge='start']": { insetBlock: '16px auto' },
      // Put again while a modal window is open it can't be used, and must not cover that: it appears when the window
      // closes.
      '[inert] &': { visibility: 'hidden' },
      // It takes the focus only when it has been asked for, to be read; no one operates it.
      '&:focus-visible': { outline: 'none', boxShadow: vars.elevation.dialog },
      '&::before': {
        content: "''",
        flex: 'none',
        inlineSize: '30px',
        blockSize: '30px',
        background: 'currentColor',
        mask: `${cookie} center / contain no-repeat`,
      },
    },
    '@media': {
      [media.phone]: {
        display: 'grid',
        gridTemplateRows: 'minmax(0, 1fr) auto',
        gap: '12px',
        insetInline: '8px',
        padding: '12px',
        insetBlockEnd: `calc(8px + ${toastSpace})`,
        selectors: { "&[data-edge='start']": { insetBlock: '8px auto' }, '&::before': { display: 'none' } },
      },
      [media.forcedColors]: { selectors: { '&::before': { background: 'CanvasText', forcedColorAdjust: 'none' } } },
      print: { display: 'none' },
    },
  }),
);

/** Its padding keeps the ring around the link whole where the words scroll. */
export const words = style(
  inWidgets({
    flex: 1,
    minInlineSize: 0,
    alignSelf: 'stretch',
    display: 'grid',
    alignContent: 'center',
    gap: '2px',
    padding: '4px',
    overflowY: 'auto',
  }),
);

export const title = style(inWidgets({ ...typography('bodyStrong'), margin: 0 }));

const sentence = { ...typography('dense'), margin: 0, overflowWrap: 'anywhere' } as const;

export const text = style(inWidgets({ ...sentence, color: vars.text.secondary, textWrap: 'pretty' }));
export const given = style(inWidgets({ ...typography('denseStrong'), margin: 0 }));
export const more = style(inWidgets(sentence));

export const link = style(
  inWidgets({
    display: 'inline-block',
    paddingBlock: '3px',
    borderRadius: '2px',
    color: vars.accent.ink,
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '3px',
    '@media': { [media.hover]: { selectors: { '&:hover': { textDecorationThickness: '2px' } } } },
  }),
);

export const answers = style(
  inWidgets({
    flex: 'none',
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: vars.space[4],
    minInlineSize: '280px',
    '@media': { [media.phone]: { minInlineSize: 0 } },
  }),
);

export const answer = style(
  inWidgets({
    appearance: 'none',
    boxSizing: 'border-box',
    minBlockSize: vars.size.controlComfortable,
    paddingBlock: vars.space[2],
    paddingInline: '16px',
    border: `${vars.line.hairline} solid ${vars.border.control}`,
    borderRadius: vars.radius.control,
    background: vars.surface.base,
    color: vars.text.primary,
    ...typography('label'),
    fontSize: '0.875rem',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    transition: `background-color ${vars.duration.fast}, border-color ${vars.duration.fast}`,
    selectors: { '&:active': { background: vars.surface.pressed, borderColor: vars.border.strong } },
    '@media': {
      [media.hover]: {
        selectors: { '&:hover:not(:active)': { background: vars.surface.hover, borderColor: vars.border.strong } },
      },
      [media.phone]: { minBlockSize: vars.size.targetTouch, paddingInline: '8px' },
    },
  }),
);
