export { cookieBannerHtml, mountCookieBanner, type CookieBannerOptions, type MountOptions } from '../src/plain.ts';
export type { CookieBannerWord } from '../src/bannerElements.ts';
export type { ConsentStore } from '../src/ConsentStore.ts';
