import { renderLanding } from '@resonanz/brand-home/renderLanding';

/** Draws the landing page; the build calls it for each language. */
export const render = renderLanding;
