import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { inFeatures } from './inFeatures.ts';

const stacked = '(max-width: 1199px)';

export const sticky = style(
  inFeatures({
    position: 'sticky',
    insetBlockStart: 0,
    display: 'grid',
    gap: vars.space[5],
    padding: vars.space[7],
    '@media': { [stacked]: { position: 'static' }, [media.phone]: { padding: vars.layout.pageGutterPhone } },
  }),
);

export const lines = style(
  inFeatures({
    display: 'grid',
    gap: vars.space[3],
    paddingBlock: vars.space[4],
    borderBlock: `1px solid ${vars.border.default}`,
  }),
);

export const line = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'baseline',
    gap: vars.space[4],
    margin: 0,
  }),
);

export const amount = style(inFeatures({ margin: 0, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }));

export const head = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: vars.space[4],
  }),
);

export const words = style(inFeatures({ margin: 0, whiteSpace: 'pre-line', maxInlineSize: vars.layout.readingMax }));

export const videos = style(inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[8] }));

export const video = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 320px) minmax(0, 1fr)',
    gap: vars.space[6],
    '@media': { '(max-width: 767px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);

export const frame = style(
  inFeatures({
    position: 'relative',
    margin: 0,
    background: vars.surface.sunken,
    borderRadius: vars.radius.control,
    overflow: 'hidden',
  }),
);

export const film = style(
  inFeatures({ display: 'block', inlineSize: '100%', maxBlockSize: '520px', background: 'black' }),
);

export const hooks = style(
  inFeatures({ display: 'grid', gap: vars.space[2], margin: 0, paddingInlineStart: vars.space[6] }),
);
