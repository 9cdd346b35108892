import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inLayer } from '@resonanz/tokens/layers';
import { media } from '@resonanz/tokens/media';
import { typography } from '@resonanz/tokens/typography';

const inFeatures = inLayer('features');

/** How far along the line something stands; the screen sets it. */
const at = 'var(--at)';

/** A line from the first level to the last; upright on phones. */
export const scale = style(
  inFeatures({
    position: 'relative',
    blockSize: '132px',
    marginBlockStart: vars.space[7],
    '::before': {
      content: "''",
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: '54px',
      blockSize: '1px',
      background: vars.border.control,
    },
    '@media': {
      [media.phone]: {
        blockSize: 'auto',
        '::before': { inset: '12px auto 24px 7px', inlineSize: '1px', blockSize: 'auto' },
      },
    },
  }),
);
export const tick = style(
  inFeatures({
    position: 'absolute',
    insetBlockStart: '48px',
    insetInlineStart: at,
    inlineSize: '1px',
    blockSize: '13px',
    background: vars.border.control,
    '@media': { [media.phone]: { display: 'none' } },
  }),
);
export const levels = style(inFeatures({ '@media': { [media.phone]: { display: 'grid', gap: vars.space[6] } } }));

export const level = style(
  inFeatures({
    position: 'absolute',
    insetInlineStart: at,
    insetBlockStart: 0,
    display: 'grid',
    gridTemplateRows: '44px 20px auto',
    justifyItems: 'center',
    maxInlineSize: '14ch',
    textAlign: 'center',
    textWrap: 'balance',
    transform: 'translateX(-50%)',
    selectors: {
      '&:first-child': { justifyItems: 'start', textAlign: 'start', transform: 'none' },
      '&:last-child': {
        insetInline: 'auto 0',
        justifyItems: 'end',
        textAlign: 'end',
        transform: 'none',
      },
    },
    '@media': {
      [media.phone]: {
        position: 'relative',
        insetInlineStart: 'auto',
        gridTemplateColumns: '16px minmax(0, 1fr)',
        gridTemplateRows: 'auto auto',
        columnGap: vars.space[5],
        justifyItems: 'start',
        maxInlineSize: 'none',
        textAlign: 'start',
        transform: 'none',
        selectors: { '&:last-child': { insetInline: 'auto', justifyItems: 'start', textAlign: 'start' } },
      },
    },
  }),
);
export const name = style(inFeatures({ ...typography('section'), '@media': { [media.phone]: { gridArea: '1 / 2' } } }));
export const dot = style(
  inFeatures({
    alignSelf: 'center',
    inlineSize: '12px',
    blockSize: '12px',
    borderRadius: vars.radius.round,
    background: vars.accent.line,
    boxShadow: `0 0 0 3px ${vars.surface.base}, 0 0 0 4px ${vars.accent.echo}`,
    '@media': { [media.phone]: { gridArea: '1 / 1', justifySelf: 'center' } },
  }),
);
export const from = style(
  inFeatures({
    ...typography('caption'),
    paddingBlockStart: vars.space[3],
    color: vars.text.secondary,
    fontVariantNumeric: 'tabular-nums',
    '@media': { [media.phone]: { gridArea: '2 / 2', paddingBlockStart: 0 } },
  }),
);
