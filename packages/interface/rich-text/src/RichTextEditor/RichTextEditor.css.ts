import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inLayer } from '@resonanz/tokens/layers';
import { media } from '@resonanz/tokens/media';
import { focusEdge } from '@resonanz/tokens/mixins';
import { typography } from '@resonanz/tokens/typography';

const inUi = inLayer('ui');

/** The edge of a field, as around an input. */
export const frame = style(
  inUi({
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    border: `${vars.line.hairline} solid ${vars.border.control}`,
    borderRadius: vars.radius.control,
    background: vars.surface.field,
    color: vars.text.primary,
    '@media': {
      [media.hover]: {
        selectors: {
          '&:hover:not([data-disabled], [data-readonly], [data-invalid])': { borderColor: vars.border.strong },
        },
      },
      [media.forcedColors]: { selectors: { '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' } } },
    },
    selectors: {
      '&[data-readonly]': { background: vars.surface.sunken, borderColor: vars.border.default },
      '&[data-invalid]': { borderColor: vars.status.red.dot, boxShadow: `inset 0 0 0 1px ${vars.status.red.dot}` },
      '&[data-disabled]': {
        background: vars.surface.disabled,
        borderColor: vars.border.default,
        boxShadow: 'none',
        color: vars.text.disabled,
      },
      '&:has([role=textbox]:focus-visible)': focusEdge,
    },
  }),
);

export const page = style(
  inUi({
    position: 'relative',
    display: 'grid',
    maxBlockSize: '50vh',
    overflow: 'auto',
    scrollbarWidth: 'thin',
    cursor: 'text',
    selectors: { '[data-disabled] > &': { cursor: 'not-allowed' } },
  }),
);

/** The text itself; what else ProseMirror needs of its element stands here too. */
export const text = style(
  inUi({
    position: 'relative',
    padding: '10px',
    minBlockSize: `calc(var(--rows) * 1.5em + 20px)`,
    outline: 'none',
    whiteSpace: 'break-spaces',
    fontVariantLigatures: 'none',
    selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none' } },
    '@media': { [media.phone]: { fontSize: '1rem' } },
  }),
);
globalStyle(`${text} .ProseMirror-selectednode`, inUi({ outline: `2px solid ${vars.accent.focus}` }));
globalStyle(`${text}.ProseMirror-hideselection *::selection`, inUi({ background: 'none' }));
globalStyle(`${text} .ProseMirror-separator`, inUi({ display: 'inline', margin: 0, border: 0 }));
// ProseMirror's own line break keeps an empty paragraph open.
globalStyle(`${text} :is(p, h2, h3):has(> .ProseMirror-trailingBreak)::before`, inUi({ content: 'none' }));
globalStyle(`[data-disabled] ${text} :is(a, span)`, inUi({ color: 'inherit' }));

export const placeholder = style(
  inUi({
    position: 'absolute',
    insetBlockStart: '10px',
    insetInline: '10px',
    font: vars.density.font,
    lineHeight: 1.5,
    color: vars.text.placeholder,
    pointerEvents: 'none',
  }),
);

export const count = style(
  inUi({
    ...typography('caption'),
    color: vars.text.muted,
    fontVariantNumeric: 'tabular-nums',
    justifySelf: 'end',
    selectors: { '&[data-over]': { color: vars.status.red.ink, fontWeight: 620 } },
  }),
);
