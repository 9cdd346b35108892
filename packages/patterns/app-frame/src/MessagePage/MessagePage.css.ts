import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { inPatterns } from '../inPatterns.ts';

export const page = style(
  inPatterns({
    display: 'grid',
    alignContent: 'center',
    flex: 1,
    minBlockSize: 'min(70dvh, 560px)',
    background: vars.surface.base,
  }),
);

export const failure = style(
  inPatterns({
    padding: `${vars.space[7]} ${vars.layout.pageGutter}`,
    '@media': { [media.phone]: { paddingInline: vars.layout.pageGutterPhone } },
  }),
);

export const waiting = style(inPatterns({ display: 'grid', placeItems: 'center', minBlockSize: '100dvh' }));
