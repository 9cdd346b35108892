export { START_PAGES, type StartPage } from '../src/startPages.ts';
