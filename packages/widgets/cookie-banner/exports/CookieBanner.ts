'use client';

export { CookieBanner, type CookieBannerProps } from '../src/CookieBanner.tsx';
