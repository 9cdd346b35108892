import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { typography } from '@resonanz/tokens/typography';
import { chip } from '../Chip/Chip.css.ts';
import { inUi } from '../inUi.ts';

export const tags = style(
  inUi({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[3],
    minInlineSize: 0,
    '@media': { [media.phone]: { gap: vars.space[4] } },
  }),
);
export const empty = style(inUi({ ...typography('caption'), color: vars.text.muted }));

export const tag = style([
  chip,
  inUi({
    position: 'relative',
    cursor: 'default',
    selectors: {
      '&[aria-disabled=true]': { background: vars.surface.disabled, color: vars.text.disabled, cursor: 'not-allowed' },
    },
    '@media': {
      // 36 px drawn and half the gap on both sides make 44 px.
      [media.phone]: { minBlockSize: '36px' },
      [media.forcedColors]: {
        selectors: {
          '&[aria-disabled=true]': { color: 'GrayText', outlineColor: 'GrayText' },
          '&:focus-visible': { outline: `${vars.focus.width} solid Highlight`, outlineOffset: vars.focus.offset },
        },
      },
    },
  }),
]);
export const removable = style(inUi({ paddingInlineEnd: vars.space[2] }));
export const cell = style(inUi({ display: 'inline-flex', alignItems: 'center', gap: vars.space[3], minInlineSize: 0 }));

export const selectable = style(
  inUi({
    border: `${vars.line.hairline} solid ${vars.border.control}`,
    background: vars.surface.field,
    color: vars.text.secondary,
    cursor: 'pointer',
    userSelect: 'none',
    transition: `background-color ${vars.duration.fast}, border-color ${vars.duration.fast}`,
    selectors: {
      '&[aria-selected=true]': {
        borderColor: vars.accent.line,
        background: vars.accent.tint,
        color: vars.accent.ink,
        boxShadow: `inset 0 -2px 0 ${vars.accent.line}`,
      },
      '&:active:not([aria-disabled=true], :has(button:active))': { background: vars.accent.tintStrong },
      '&[aria-disabled=true]': { borderColor: 'transparent', boxShadow: 'none' },
      '&:focus-visible': { boxShadow: `0 0 0 6px color-mix(in srgb, ${vars.accent.echo} 40%, transparent)` },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          '&:hover:not([aria-disabled=true], [aria-selected=true])': {
            borderColor: vars.border.strong,
            background: vars.surface.hover,
          },
          '&:hover[aria-selected=true]:not([aria-disabled=true], :active)': { borderColor: vars.accent.ink },
        },
      },
      [media.forcedColors]: {
        outline: 'none',
        selectors: {
          '&[aria-selected=true]:not([aria-disabled=true])': {
            forcedColorAdjust: 'none',
            background: 'Highlight',
            color: 'HighlightText',
            borderColor: 'Highlight',
          },
        },
      },
    },
  }),
);

export const remove = style(
  inUi({
    appearance: 'none',
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: vars.size.targetMin,
    blockSize: vars.size.targetMin,
    marginBlock: '-2px',
    padding: 0,
    border: 0,
    borderRadius: vars.radius.chip,
    background: 'none',
    color: 'inherit',
    cursor: 'pointer',
    transition: `background-color ${vars.duration.fast}`,
    selectors: {
      '&:active:not(:disabled)': { background: vars.accent.echo },
      '&:disabled': { color: 'inherit', cursor: 'not-allowed' },
      '&:focus-visible': { outlineOffset: '-2px', boxShadow: 'none' },
    },
    '@media': {
      [media.hover]: { selectors: { '&:hover:not(:disabled, :active)': { background: vars.accent.tintStrong } } },
      [media.phone]: {
        inlineSize: '32px',
        blockSize: '32px',
        '::after': { content: "''", position: 'absolute', inset: '-6px' },
      },
    },
  }),
);
