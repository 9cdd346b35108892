import { drawNotFound } from '@resonanz/account/drawNotFound';
import { drawLogin, drawSignUp } from '@resonanz/auth/draw';
import { drawLanding } from '@resonanz/brand-home/drawLanding';
import type { DrawnPage } from '@resonanz/build/drawnPages';
import { brandPaths } from '@resonanz/domain/paths';
import { drawLegal } from '@resonanz/legal/draw';
import { drawOverview } from '@resonanz/network/drawOverview';

export { addresses } from './src/addresses.ts';

const LOGIN = '../../packages/features/auth/src/LoginScreen.tsx';
const SIGN_UP = '../../packages/features/auth/src/signup/SignUpScreen.tsx';
const LEGAL = '../../packages/features/legal/src/LegalScreen.tsx';
const NOT_FOUND = '../../packages/features/account/src/UnknownAddress.tsx';
const LANDING = '../../packages/features/brand-home/src/LandingScreen.tsx';

/** A legal page at one of its addresses. */
const legal = (name: string, document: Parameters<typeof drawLegal>[0], path: string): DrawnPage => ({
  name,
  paths: [path],
  styles: ['app', LEGAL],
  isFound: true,
  draw: (language) => drawLegal(document, path, language),
});

/** What is drawn before anybody asks for it. */
export const pages: readonly DrawnPage[] = [
  {
    name: 'landing',
    paths: [brandPaths.landing()],
    styles: [LANDING],
    isFound: true,
    isWithoutApp: true,
    draw: drawLanding,
  },
  {
    name: 'log-in',
    paths: [brandPaths.login()],
    styles: ['app', LOGIN],
    isForVisitors: true,
    isFound: true,
    draw: (language) => drawLogin('brand', language),
  },
  { name: 'sign-up', paths: [brandPaths.signup()], styles: ['app', SIGN_UP], isFound: true, draw: drawSignUp },
  { name: 'network', paths: [brandPaths.network()], styles: [], isFound: true, draw: drawOverview },
  legal('terms', 'terms', brandPaths.terms()),
  legal('privacy', 'privacy', brandPaths.privacyPolicy()),
  legal('public-privacy', 'privacy', brandPaths.publicPrivacyPolicy()),
  legal('imprint', 'imprint', brandPaths.imprint()),
  {
    name: 'not-found',
    paths: [],
    styles: ['app', NOT_FOUND],
    isFound: false,
    draw: (language) => ({ body: drawNotFound('brand', language) }),
  },
];
