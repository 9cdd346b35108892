export { confirmNewsletter, endNewsletter } from '../src/newsletter.ts';
