import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inLayer } from '@resonanz/tokens/layers';
import { media } from '@resonanz/tokens/media';

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

const round = { display: 'block', maxInlineSize: 'none', borderRadius: vars.radius.round, objectFit: 'cover' } as const;

export const tester = style(
  inFeatures({
    ...round,
    inlineSize: '150px',
    blockSize: '150px',
    '@media': { [media.phone]: { inlineSize: '84px', blockSize: '84px' } },
  }),
);
export const product = style(
  inFeatures({
    ...round,
    inlineSize: '96px',
    blockSize: '96px',
    '@media': { [media.phone]: { inlineSize: '60px', blockSize: '60px' } },
  }),
);
