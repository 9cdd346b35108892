import '@resonanz/tokens/styles';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { expectConformance } from '@resonanz/testing/conformance';
import { PlatformChip } from './PlatformChip.tsx';

test('the chip conforms', async () => {
  await expectConformance(<PlatformChip platform="youtube" name="YouTube" value="412,0K" />, {
    role: 'img',
    name: 'YouTube',
    isFocusable: false,
  });
});

test('the platform is said once, whether written or drawn', async () => {
  const screen = await render(<PlatformChip platform="youtube" name="YouTube" />);
  expect(screen.container.textContent).toBe('YouTube');
  expect(screen.getByRole('img').query()).toBeNull();
  await screen.rerender(<PlatformChip platform="youtube" name="YouTube" value="412,0K" />);
  expect(screen.container.textContent).toBe('412,0K');
  await expect.element(screen.getByRole('img', { name: 'YouTube' })).toBeVisible();
});

test('nothing is cut off when the text is twice as large', async () => {
  document.documentElement.style.fontSize = '200%';
  try {
    const { container } = await render(<PlatformChip platform="blog" name="Blog" value="8,4K" size="large" />);
    const chip = container.firstElementChild as HTMLElement;
    expect(chip.scrollHeight).toBeLessThanOrEqual(chip.clientHeight);
    expect(chip.scrollWidth).toBeLessThanOrEqual(chip.clientWidth);
    expect(chip.clientHeight).toBe(60);
  } finally {
    document.documentElement.style.fontSize = '';
  }
});
