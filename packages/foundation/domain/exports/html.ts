export { NOTIFICATION_ELEMENTS, escapeHtml, safeLink } from '../src/html.ts';
