import '@resonanz/tokens/status';
import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { typography } from '@resonanz/tokens/typography';
import { inUi } from '../inUi.ts';

/** Repeats what is wrong in cells, in sight while the table scrolls. */
export const errors = style(
  inUi({
    position: 'sticky',
    insetBlockEnd: 0,
    insetInlineStart: 0,
    zIndex: `calc(${vars.z.sticky} + 1)`,
    display: 'grid',
    gap: vars.space[2],
    inlineSize: 'fit-content',
    minInlineSize: '100%',
    paddingBlock: vars.space[4],
    paddingInline: '10px',
    borderBlockStart: `1px solid ${vars.border.default}`,
    background: vars.surface.base,
  }),
);
export const error = style(
  inUi({
    ...typography('dense'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    color: vars.status.red.ink,
  }),
);
