import '@resonanz/tokens/styles';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { expectConformance } from '@resonanz/testing/conformance';
import { Skeleton } from './Skeleton.tsx';

test('the skeleton conforms: what loads says so, its places are silent', async () => {
  await expectConformance(
    <section aria-label="Kampagnen" aria-busy="true">
      <Skeleton />
      <Skeleton shape="circle" />
    </section>,
    { role: 'region', name: 'Kampagnen', isFocusable: false },
  );
});

test('it is hidden from assistive technology and as wide as its props say', async () => {
  const screen = await render(
    <div style={{ inlineSize: 400 }}>
      <Skeleton width="50%" />
      <Skeleton shape="circle" />
    </div>,
  );
  const [line, circle] = [...screen.container.querySelectorAll('span')];
  expect(line?.getAttribute('aria-hidden')).toBe('true');
  expect(line?.getBoundingClientRect().width).toBe(200);
  expect(circle?.getBoundingClientRect()).toMatchObject({ width: 28, height: 28 });
});

test('it does not shimmer with reduced motion', async () => {
  const screen = await render(<Skeleton />);
  expect(getComputedStyle(screen.container.querySelector('span') as Element).animationName).toBe('none');
});
