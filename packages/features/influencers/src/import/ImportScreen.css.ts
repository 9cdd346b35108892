import '@resonanz/tokens/status';
import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { typography } from '@resonanz/tokens/typography';
import { inFeatures } from '../inFeatures.ts';

export const frame = style(
  inFeatures({
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.radius.control,
    overflow: 'hidden',
    background: vars.surface.base,
  }),
);
export const samples = style(
  inFeatures({
    display: 'block',
    maxInlineSize: '440px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: vars.text.muted,
  }),
);

export const tableBar = style(
  inFeatures({ padding: vars.space[5], borderBlockEnd: `1px solid ${vars.border.hairline}` }),
);
export const person = style(inFeatures({ display: 'grid' }));
export const handle = style(
  inFeatures({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', maxInlineSize: '200px' }),
);
export const issues = style(
  inFeatures({
    display: 'grid',
    gap: vars.space[2],
    minInlineSize: '220px',
    paddingBlock: vars.space[2],
    color: vars.status.red.ink,
  }),
);
export const warnings = style(
  inFeatures({
    display: 'grid',
    gap: vars.space[2],
    minInlineSize: '220px',
    paddingBlock: vars.space[2],
    color: vars.status.yellow.ink,
  }),
);
export const changes = style(
  inFeatures({
    display: 'grid',
    gap: vars.space[2],
    minInlineSize: '220px',
    paddingBlock: vars.space[2],
    overflowWrap: 'anywhere',
  }),
);
export const before = style(inFeatures({ color: vars.text.muted }));
export const after = style(inFeatures({ textDecoration: 'none' }));
export const value = style(
  inFeatures({
    ...typography('caption'),
    display: 'block',
    maxInlineSize: '380px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: vars.text.muted,
  }),
);
export const card = style(inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] }));
