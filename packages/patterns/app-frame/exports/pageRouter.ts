export { createBrowserPages, createMemoryPages, type PageRouter } from '../src/PageRouter/pageRouter.ts';
