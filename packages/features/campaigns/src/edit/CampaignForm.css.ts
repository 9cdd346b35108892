import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { focusRing } from '@resonanz/tokens/mixins';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../inFeatures.ts';

export const page = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: vars.space[8],
    maxInlineSize: '960px',
    padding: vars.layout.pageGutter,
    '@media': { [media.phone]: { padding: vars.layout.pageGutterPhone, gap: vars.space[7] } },
  }),
);

export const panel = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[6],
    borderRadius: vars.radius.control,
    outline: 'none',
    selectors: { '&:focus-visible': { ...focusRing, outlineOffset: '6px', boxShadow: 'none' } },
  }),
);

export const section = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[6],
    paddingBlockEnd: vars.space[8],
    borderBlockEnd: `1px solid ${vars.border.hairline}`,
  }),
);

export const head = style(inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: vars.space[4] }));

export const lead = style(inFeatures({ maxInlineSize: '680px', color: vars.text.secondary }));

export const facts = style(inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5], overflowWrap: 'anywhere' }));

export const buttons = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: vars.space[4],
    paddingBlock: vars.space[5],
    borderBlockStart: `1px solid ${vars.border.hairline}`,
  }),
);

export const stickyButtons = style([buttons, inFeatures({ position: 'sticky', insetBlockEnd: 0, background: vars.surface.base })]);
