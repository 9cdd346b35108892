import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inLayer } from '@resonanz/tokens/layers';
import { media } from '@resonanz/tokens/media';
import { typography } from '@resonanz/tokens/typography';

const inFeatures = inLayer('features');

/** Width of the column the rings are centred in. */
const COLUMN = '720px';

/** As wide as the rings reach: they go on behind the empty part of the words' column. */
export const stage = style(
  inFeatures({
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    inlineSize: `calc(200% - ${COLUMN})`,
    '@media': {
      [media.belowDesktop]: { position: 'relative', inlineSize: '100%', blockSize: '600px' },
      [media.phone]: { blockSize: '360px' },
    },
  }),
);

export const product = style(
  inFeatures({
    display: 'block',
    maxInlineSize: 'none',
    inlineSize: '150px',
    blockSize: '150px',
    borderRadius: vars.radius.round,
    objectFit: 'cover',
    '@media': { [media.phone]: { inlineSize: '84px', blockSize: '84px' } },
  }),
);

export const creator = style(inFeatures({ position: 'relative', display: 'block' }));
export const portrait = style(
  inFeatures({
    display: 'block',
    maxInlineSize: 'none',
    inlineSize: '64px',
    blockSize: '64px',
    borderRadius: vars.radius.round,
    '@media': { [media.phone]: { inlineSize: '48px', blockSize: '48px' } },
  }),
);
export const badge = style(
  inFeatures({
    position: 'absolute',
    insetInlineEnd: '-2px',
    insetBlockEnd: '-2px',
    display: 'grid',
    borderRadius: '6px',
    boxShadow: `0 0 0 2px ${vars.accent.tint}`,
  }),
);

const label = {
  ...typography('micro'),
  position: 'absolute',
  insetBlockStart: '20px',
  padding: '4px 8px',
  borderRadius: vars.radius.chip,
  background: vars.surface.base,
  color: vars.text.primary,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
} as const;
export const followers = styleVariants({
  start: inFeatures({
    ...label,
    insetInlineEnd: '74px',
    '@media': { [media.phone]: { insetInlineEnd: '54px', insetBlockStart: '12px' } },
  }),
  end: inFeatures({
    ...label,
    insetInlineStart: '74px',
    '@media': { [media.phone]: { insetInlineStart: '54px', insetBlockStart: '12px' } },
  }),
});
