import '@resonanz/tokens/headings';
import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { typography } from '@resonanz/tokens/typography';
import { inFeatures } from '../inFeatures.ts';

/** Content of the public page stays as wide as that of the landing page. */
const contained = { inlineSize: '100%', maxInlineSize: vars.layout.contentMax, marginInline: 'auto' } as const;
const stacked = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** The public page: what it is about, on the tinted ground of the landing page. */
export const hero = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    alignItems: 'stretch',
    overflow: 'hidden',
    background: vars.accent.tint,
    '@media': { [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);
export const words = style(
  inFeatures({
    display: 'grid',
    alignContent: 'center',
    gap: vars.space[6],
    justifyItems: 'start',
    padding: '48px 24px 48px 40px',
    '@media': {
      [media.belowDesktop]: { padding: '40px 40px 16px' },
      [media.phone]: { padding: '32px 16px 8px', justifyItems: 'stretch' },
    },
  }),
);
export const claim = style(
  inFeatures({
    ...typography('display'),
    maxInlineSize: '9.5em',
    textWrap: 'balance',
    overflowWrap: 'anywhere',
    '@media': { [media.phone]: { ...typography('displaySmall') } },
  }),
);
export const intro = style(
  inFeatures({ ...typography('bodyLarge'), color: vars.text.secondary, maxInlineSize: '44ch', textWrap: 'pretty' }),
);

export const section = style(
  inFeatures({
    ...contained,
    ...stacked,
    gap: vars.space[8],
    padding: '40px 40px 56px',
    '@media': { [media.phone]: { padding: '32px 16px 40px' } },
  }),
);
/** In the frame of the portal the page keeps its gutter. */
export const inFrame = style(
  inFeatures({
    ...stacked,
    gap: vars.space[8],
    padding: `${vars.space[6]} ${vars.layout.pageGutter} ${vars.space[8]}`,
    '@media': { [media.phone]: { paddingInline: vars.layout.pageGutterPhone } },
  }),
);

/** One part of the network: what it is, the way to all of it, some people. */
export const part = style(inFeatures({ ...stacked, gap: vars.space[5] }));
export const partHead = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: `${vars.space[3]} ${vars.space[6]}`,
  }),
);
export const partWords = style(
  inFeatures({ display: 'grid', gap: vars.space[2], minInlineSize: 0, overflowWrap: 'anywhere' }),
);
