'use client';

export {
  PublicPage,
  PublicPageFrame,
  type PublicPageFrameProps,
  type PublicPageProps,
} from '../src/PublicPage/PublicPage.tsx';
