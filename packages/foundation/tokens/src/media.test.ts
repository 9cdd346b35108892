import { expect, test } from 'vitest';
import { cssValue, tokenAt } from './document.ts';
import { media } from './media.ts';

test('the screen conditions meet at 767, 768, 991 and 1199 px without gap or overlap', () => {
  const at = (name: string) => cssValue(tokenAt(`breakpoint.${name}`).$value ?? '', 'dimension');
  expect(at('phoneMax')).toBe('767px');
  expect(media.phone).toBe(`(max-width: ${at('phoneMax')})`);
  expect(media.abovePhone).toBe(`(min-width: ${at('tabletMin')})`);
  expect(media.tablet).toBe(`(min-width: ${at('tabletMin')}) and (max-width: ${at('tabletMax')})`);
  expect(media.rail).toBe(`(min-width: ${at('desktopMin')}) and (max-width: ${at('desktopMax')})`);
  expect(media.wide).toBe(`(min-width: ${at('wideMin')})`);
  expect([at('tabletMin'), at('tabletMax'), at('desktopMax')]).toEqual(['768px', '991px', '1199px']);
});
