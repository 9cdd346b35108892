export { brandDark, brandLight, staffDark, staffLight, testerworldDark, testerworldLight } from '../src/themes.gen.ts';
export { themes, type Audience, type Mode, type Theme } from '../src/themes.ts';
