export { chromiumFlags, installedChromium } from '../src/chromium.ts';
