import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inLayer } from '@resonanz/tokens/layers';
import { typography } from '@resonanz/tokens/typography';
import { narrow } from '../narrow.ts';

const inWidgets = inLayer('widgets');

export const upload = style(inWidgets({ display: 'grid', gap: vars.space[4] }));
export const files = style(inWidgets({ listStyle: 'none', margin: 0, padding: 0 }));
export const file = style(
  inWidgets({
    display: 'grid',
    gridTemplateColumns: '64px minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: '14px',
    paddingBlock: vars.space[5],
    borderBlockEnd: `1px solid ${vars.border.hairline}`,
    '@container': { [narrow]: { columnGap: vars.space[4] } },
  }),
);
export const thumb = style(
  inWidgets({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '64px',
    blockSize: '50px',
    borderRadius: vars.radius.chip,
    background: vars.surface.sunken,
    objectFit: 'cover',
  }),
);
export const body = style(inWidgets({ display: 'grid', gap: vars.space[2], minInlineSize: 0 }));
export const name = style(
  inWidgets({
    ...typography('bodyStrong'),
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
);
export const note = style(
  inWidgets({ ...typography('caption'), color: vars.text.muted, fontVariantNumeric: 'tabular-nums' }),
);
export const actions = style(
  inWidgets({ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', alignItems: 'center', gap: vars.space[2] }),
);
