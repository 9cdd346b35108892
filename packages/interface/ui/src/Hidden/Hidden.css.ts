import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '@resonanz/tokens/media';
import { inUi } from '../inUi.ts';

/** Takes no part in the layout itself. */
export const transparent = style(inUi({ display: 'contents' }));

const none = (query: string) => inUi({ '@media': { [query]: { display: 'none' } } });

export const below = styleVariants({ tablet: none(media.phone), desktop: none(media.belowDesktop) });
export const above = styleVariants({
  phone: none(media.abovePhone),
  tablet: none(media.desktop),
  desktop: none(media.wide),
});
