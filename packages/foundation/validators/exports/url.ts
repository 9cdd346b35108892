export { URL_MAX_LENGTH, url, type HttpsUrl } from '../src/url.ts';
