import { drawNotFound } from '@resonanz/account/drawNotFound';
import { drawLogin } from '@resonanz/auth/draw';
import type { DrawnPage } from '@resonanz/build/drawnPages';
import { testerPaths } from '@resonanz/domain/paths';
import { drawWelcome } from '@resonanz/tester-entrance/drawWelcome';
import { linkedRoutes } from './src/addresses.ts';

export { addresses } from './src/addresses.ts';

const WELCOME = '../../packages/features/tester-entrance/src/welcome/WelcomeScreen.tsx';
const NOT_FOUND = '../../packages/features/account/src/UnknownAddress.tsx';

/** What is drawn before anybody asks for it. */
export const pages: readonly DrawnPage[] = [
  {
    name: 'welcome',
    paths: [testerPaths.welcome()],
    styles: ['app', WELCOME],
    isFound: true,
    draw: (language) => drawWelcome(linkedRoutes, language),
  },
  {
    name: 'log-in',
    paths: [testerPaths.login()],
    styles: ['entrance'],
    next: ['entrance'],
    isForVisitors: true,
    isFound: false,
    draw: (language) => drawLogin('testerworld', language),
  },
  {
    name: 'not-found',
    paths: [],
    styles: ['app', NOT_FOUND],
    isFound: false,
    draw: (language) => ({ body: drawNotFound('testerworld', language) }),
  },
];
