import { createHash } from 'node:crypto';
import { policyReportGroup, policyReportPath } from './collectPolicyReports.ts';

/**
 * The two style elements that react-aria puts into a page (pressable elements; no scrolling behind a dialog on iOS),
 * and the sheet of `MailBody` of `@resonanz/rich-text`, whose frame inherits this policy. They are allowed by their
 * hash, so that no other inline style is. A changed text shows as a blocked style in the browser's console, which fails
 * the end-to-end tests.
 */
const libraryStyles = [
  `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`,
  `@layer {
  * {
    overscroll-behavior: contain;
  }
}`,
  'html{color-scheme:light}body{margin:0;padding:16px;background:#fff;color:#1a1a1a;font:15px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}img{max-inline-size:100%;block-size:auto}table{max-inline-size:100%}a{color:#0645ad}',
].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);

/** What a shell's page may load: its own files, no inline scripts. */
export function shellPolicy(host: string | undefined): string {
  const sockets = host !== undefined && /^[\w.:[\]-]+$/.test(host) ? ` ws://${host} wss://${host}` : '';
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${libraryStyles.join(' ')}`,
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    `connect-src 'self'${sockets}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "frame-src 'self'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    `report-uri ${policyReportPath}`,
    `report-to ${policyReportGroup}`,
  ].join('; ');
}

/** Names the report endpoint for browsers that expect it in a header. */
export const reportingEndpoints = `${policyReportGroup}="${policyReportPath}"`;

/** Storybook renders stories in a frame of its own and needs inline code. */
export const storybookPolicy = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline' 'unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "frame-ancestors 'self'",
  "base-uri 'self'",
  "object-src 'none'",
].join('; ');

/** Stored pictures: an SVG opened by itself may not run scripts. */
export const mediaPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** API responses and errors: data, never a page. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'";
