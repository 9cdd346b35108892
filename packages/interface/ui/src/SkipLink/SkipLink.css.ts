import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { visuallyHidden } from '@resonanz/tokens/mixins';
import { typography } from '@resonanz/tokens/typography';
import { inUi } from '../inUi.ts';

export const skipLink = style(
  inUi({
    ...typography('label'),
    position: 'fixed',
    insetBlockStart: vars.space[4],
    insetInlineStart: vars.space[4],
    zIndex: vars.z.tooltip,
    padding: `${vars.space[4]} ${vars.space[6]}`,
    borderRadius: vars.radius.control,
    background: vars.surface.raised,
    color: vars.accent.ink,
    boxShadow: vars.elevation.dropdown,
    selectors: { '&:not(:focus)': { ...visuallyHidden, padding: 0 } },
  }),
);
