import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inFeatures } from '../inFeatures.ts';

export const pad = style(
  inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start', gap: vars.space[3] }),
);

export const sheet = style(
  inFeatures({
    display: 'block',
    inlineSize: '100%',
    maxInlineSize: '600px',
    aspectRatio: '3 / 1',
    background: vars.surface.raised,
    border: `1px solid ${vars.border.strong}`,
    borderRadius: vars.radius.control,
    touchAction: 'none',
    cursor: 'crosshair',
  }),
);

export const line = style(inFeatures({ stroke: vars.border.strong, strokeWidth: 1, strokeDasharray: '4 4' }));

export const ink = style(
  inFeatures({
    fill: 'none',
    stroke: vars.text.primary,
    strokeWidth: 3,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }),
);
