/** Cookies that outlive a log-out (docs/domain/legal.md#consent): consent, interface language and look. */
export type LastingCookie = 'cookieConsent' | 'uiLanguage' | 'uiTheme';

const DAYS = 180;

/** Reads a lasting choice; null when there is none, or none that can be read, and outside a browser. */
export function readCookie(name: LastingCookie): string | null {
  if (typeof document === 'undefined') return null;
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  if (found === undefined) return null;
  try {
    return decodeURIComponent(found.slice(name.length + 1));
  } catch {
    // Whatever else runs on this host may have set it.
    return null;
  }
}

/** Keeps a lasting choice for 180 days, for every area of this origin. */
export function writeCookie(name: LastingCookie, value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${DAYS * 86_400}; Path=/; SameSite=Lax${secure}`;
}
