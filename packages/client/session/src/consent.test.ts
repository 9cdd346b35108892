import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BrowserStorage } from '../test/browserStorage.ts';
import { createConsentStore, reopenConsent, writeConsent } from './consent.ts';

let jar: Map<string, string>;
let tabs: EventTarget;

beforeEach(() => {
  jar = new Map();
  tabs = new EventTarget();
  vi.stubGlobal('localStorage', new BrowserStorage());
  vi.stubGlobal('window', tabs);
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('document', {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      const [, name = '', value = ''] = /^(\w+)=([^;]*)/.exec(text) ?? [];
      jar.set(name, value);
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

test('before an answer nothing is stored', () => {
  const consent = createConsentStore('2026-11-01');
  expect([consent.question(), consent.isAccepted()]).toEqual(['open', null]);
  expect([localStorage.length, jar.size]).toEqual([0, 0]);
});

test('an accepted question is stored as true, a declined one as false, with day and policy version [R-COOKIE-006]', () => {
  const consent = createConsentStore('2026-11-01');
  consent.answer(true);
  expect(localStorage.getItem('cookieConsent')).toBe('true');
  expect(decodeURIComponent(jar.get('cookieConsent') ?? '')).toMatch(/^true\|\d{4}-\d\d-\d\d\|2026-11-01$/);
  consent.answer(false);
  expect(localStorage.getItem('cookieConsent')).toBe('false');
  expect([consent.question(), consent.isAccepted()]).toEqual(['answered', false]);
});

test('a newer policy asks again; a tab with an older one takes the newer answer', () => {
  const [older, newer] = [createConsentStore('2026-11-01'), createConsentStore('2027-01-15')];
  older.answer(true);
  expect([newer.question(), newer.isAccepted()]).toEqual(['open', null]);
  newer.answer(false);
  expect([older.question(), older.isAccepted()]).toEqual(['answered', false]);
});

test('a reopened question closes with the answer', () => {
  const consent = createConsentStore('1');
  consent.answer(true);
  const listener = vi.fn<() => void>();
  const stop = consent.subscribe(listener);
  reopenConsent();
  expect([consent.question(), consent.isAccepted()]).toEqual(['reopened', true]);
  consent.answer(false);
  expect([consent.question(), consent.isAccepted(), listener.mock.calls.length]).toEqual(['answered', false, 2]);
  stop();
  reopenConsent();
  consent.answer(false);
  expect(listener).toHaveBeenCalledTimes(2);
});

test('an equal answer to a newer policy is news for other tabs', () => {
  const written = vi.spyOn(BrowserStorage.prototype, 'removeItem');
  writeConsent(true, '1');
  writeConsent(true, '2');
  expect(written.mock.calls).toEqual([['cookieConsent'], ['cookieConsent']]);
  written.mockRestore();
});

test('what another tab stores is received until one stops listening', () => {
  const listener = vi.fn<() => void>();
  const stop = createConsentStore('1').subscribe(listener);
  tabs.dispatchEvent(new Event('storage'));
  stop();
  tabs.dispatchEvent(new Event('storage'));
  expect(listener).toHaveBeenCalledOnce();
});

test('the cookie of another tab may come after the news of it', () => {
  vi.useFakeTimers();
  const consent = createConsentStore('1');
  const received: string[] = [];
  const stop = consent.subscribe(() => received.push(consent.question()));
  tabs.dispatchEvent(new Event('storage'));
  jar.set('cookieConsent', encodeURIComponent('true|2026-11-01|1'));
  vi.runAllTimers();
  stop();
  vi.useRealTimers();
  expect(received).toEqual(['open', 'answered']);
});
