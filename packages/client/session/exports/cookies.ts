export { readCookie, writeCookie, type LastingCookie } from '../src/cookies.ts';
