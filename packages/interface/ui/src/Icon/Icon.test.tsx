import '@resonanz/tokens/styles';
import { HeartIcon } from '@phosphor-icons/react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { expectConformance } from '@resonanz/testing/conformance';
import { Icon } from './Icon.tsx';

test('conforms: words beside the icon name the button', async () => {
  const button = (
    <button type="button">
      <Icon icon={HeartIcon} /> Merken
    </button>
  );
  await expectConformance(button, { role: 'button', name: 'Merken' });
});

test('is hidden from assistive technology and 18 px by default', async () => {
  const { container } = await render(<Icon icon={HeartIcon} />);
  const drawing = container.querySelector('svg') as Element;
  expect(drawing.closest('[aria-hidden=true]')).not.toBeNull();
  expect(drawing.getBoundingClientRect().width).toBe(18);
});
