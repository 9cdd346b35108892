import '@resonanz/tokens/styles';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { expectConformance } from '@resonanz/testing/conformance';
import { PlatformMark } from '../PlatformMark/PlatformMark.tsx';
import { Chip } from './Chip.tsx';

test('the chip conforms', async () => {
  await expectConformance(
    <ul aria-label="Kategorien">
      <li>
        <Chip>Beauty & Pflege</Chip>
      </li>
    </ul>,
    { role: 'list', name: 'Kategorien', isFocusable: false },
  );
});

test('the icon stands before the words and keeps its size where they break', async () => {
  const { container } = await render(
    <div style={{ inlineSize: 90 }}>
      <Chip icon={<PlatformMark platform="blog" size={16} label="Blog" />}>Durchschnittsbewertungsabgleich</Chip>
    </div>,
  );
  const [icon, words] = [...(container.querySelector('div > span')?.children ?? [])].map((element) =>
    element.getBoundingClientRect(),
  );
  expect(icon?.width).toBe(16);
  expect(icon?.right).toBeLessThan(words?.left ?? 0);
  expect(words?.height).toBeGreaterThan(20);
});
