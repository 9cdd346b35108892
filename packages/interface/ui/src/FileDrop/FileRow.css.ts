import '@resonanz/tokens/status';
import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { typography } from '@resonanz/tokens/typography';
import { inUi } from '../inUi.ts';

export const files = style(inUi({ display: 'flex', flexWrap: 'wrap', gap: vars.space[4] }));
export const file = style(
  inUi({
    ...typography('dense'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[4],
    maxInlineSize: '100%',
    padding: vars.space[2],
    paddingInlineStart: vars.space[4],
    border: `${vars.line.hairline} solid ${vars.border.default}`,
    borderRadius: vars.radius.control,
    background: vars.surface.base,
    '@media': { [media.phone]: { minBlockSize: vars.size.targetTouch } },
  }),
);
/** With an upload every file has a line of its own, so that the bars stand below each other. */
export const uploading = style(inUi({ display: 'flex', inlineSize: '100%', minBlockSize: '44px' }));
export const failed = style(inUi({ borderColor: vars.status.red.dot }));
export const preview = style(
  inUi({ flex: 'none', inlineSize: '28px', blockSize: '28px', borderRadius: vars.radius.chip, objectFit: 'cover' }),
);
export const body = style(inUi({ flex: 1, minInlineSize: 0, display: 'grid', gap: vars.space[1] }));
/** Where the name needs the whole line, size and state go below it. */
export const head = style(
  inUi({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space[4], minInlineSize: 0 }),
);
export const fileName = style(
  inUi({ maxInlineSize: '100%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
);
export const fileSize = style(
  inUi({ flex: 'none', color: vars.text.muted, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }),
);
export const state = style(
  inUi({
    ...typography('caption'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    marginInlineStart: 'auto',
    color: vars.text.secondary,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const done = style(inUi({ color: vars.status.green.ink }));
