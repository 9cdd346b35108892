import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { typography } from '@resonanz/tokens/typography';
import { inUi } from '../inUi.ts';

export const avatar = style(inUi({ position: 'relative', display: 'inline-grid', flex: 'none', verticalAlign: 'middle' }));

export const size = styleVariants({
  small: inUi({ inlineSize: vars.size.avatarSmall, blockSize: vars.size.avatarSmall }),
  medium: inUi({ inlineSize: vars.size.avatar, blockSize: vars.size.avatar }),
  large: inUi({ inlineSize: vars.size.avatarLarge, blockSize: vars.size.avatarLarge }),
});

const round = { inlineSize: '100%', blockSize: '100%', borderRadius: '50%', boxShadow: `0 0 0 1px ${vars.border.hairline}` } as const;

export const picture = style(inUi({ ...round, objectFit: 'cover', background: vars.surface.pressed }));

export const initials = style(inUi({
  ...round,
  ...typography('micro'),
  display: 'grid',
  placeItems: 'center',
  color: vars.accent.ink,
  background: vars.accent.tintStrong,
  textTransform: 'uppercase',
  // Drawn, not written: the initials are a picture and no part of the name of a button around them.
  '::before': { content: 'attr(data-initials)' },
}));

export const initialsLarge = style(inUi({ fontSize: '1.75rem' }));

export const badge = style(inUi({
  position: 'absolute',
  insetInlineEnd: '-4px',
  insetBlockEnd: '-3px',
  display: 'grid',
  borderRadius: '4px',
  boxShadow: `0 0 0 1.5px ${vars.surface.raised}`,
}));
