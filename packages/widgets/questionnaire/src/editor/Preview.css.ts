import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inLayer } from '@resonanz/tokens/layers';
import { typography } from '@resonanz/tokens/typography';

const inWidgets = inLayer('widgets');

export const preview = style(
  inWidgets({ display: 'flex', flexDirection: 'column', minInlineSize: 0, background: vars.surface.canvas }),
);
export const head = style(
  inWidgets({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[4],
    minBlockSize: '57px',
    paddingBlock: vars.space[4],
    paddingInline: `${vars.space[7]} ${vars.space[6]}`,
    borderBlockEnd: `1px solid ${vars.border.default}`,
  }),
);
export const grow = style(inWidgets({ flex: 1, minInlineSize: 0 }));
const frame = {
  marginBlockStart: '22px',
  marginInline: 'auto',
  overflow: 'hidden',
  border: `${vars.line.hairline} solid ${vars.border.control}`,
  background: vars.surface.base,
  boxShadow: vars.elevation.dropdown,
} as const;
export const phone = style(inWidgets({ ...frame, inlineSize: '100%', maxInlineSize: '342px', borderRadius: '22px' }));
/** A wide page made small, so that it shows as it will be arranged. */
export const desktop = style(inWidgets({ ...frame, inlineSize: '760px', zoom: 0.48, borderRadius: vars.radius.panel }));
export const gone = style(
  inWidgets({
    ...typography('dense'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[4],
    paddingBlock: '11px',
    paddingInline: vars.space[6],
    borderBlockStart: `1px solid ${vars.border.hairline}`,
    background: vars.surface.sunken,
    color: vars.text.muted,
  }),
);
export const goneNumber = style(inWidgets({ fontVariantNumeric: 'tabular-nums' }));
export const goneWords = style(
  inWidgets({ flex: 1, minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
);
export const foot = style(
  inWidgets({
    display: 'flex',
    gap: vars.space[4],
    padding: `18px ${vars.space[6]}`,
    borderBlockStart: `1px solid ${vars.border.hairline}`,
  }),
);
export const onward = style(inWidgets({ flex: 1, minInlineSize: 0 }));
export const empty = style(inWidgets({ margin: 0, padding: vars.space[8], color: vars.text.muted }));
export const note = style(
  inWidgets({
    ...typography('dense'),
    display: 'flex',
    alignItems: 'start',
    gap: vars.space[4],
    marginBlock: vars.space[6],
    marginInline: vars.space[9],
    color: vars.text.secondary,
  }),
);
export const reset = style(inWidgets({ marginInline: vars.space[9], marginBlockEnd: vars.space[7] }));
