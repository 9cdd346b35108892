import '@resonanz/tokens/styles';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { expectConformance } from '@resonanz/testing/conformance';
import { SkipLink } from './SkipLink.tsx';

const page = (
  <>
    <SkipLink targetId="content">Zum Inhalt</SkipLink>
    <main id="content" tabIndex={-1} aria-label="Inhalt">
      Kampagnen
    </main>
  </>
);

test('is out of sight until it has the focus, and leads to the content', async () => {
  const screen = await render(page);
  const link = screen.getByRole('link', { name: 'Zum Inhalt' });
  const isInSight = () =>
    link.element().getBoundingClientRect().top >= 0 && link.element().getBoundingClientRect().height > 10;
  expect(isInSight()).toBe(false);
  await userEvent.keyboard('{Tab}');
  await expect.poll(isInSight).toBe(true);
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('main').element());
  await screen.unmount();
});

test('conforms', async () => {
  await expectConformance(<div style={{ paddingBlockStart: 80 }}>{page}</div>, {
    role: 'main',
    name: 'Inhalt',
    isFocusable: false,
  });
});
