import '@resonanz/tokens/styles';
import { PencilSimpleIcon } from '@phosphor-icons/react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { expectConformance } from '@resonanz/testing/conformance';
import { IconButton } from './IconButton.tsx';

const tip = () => document.querySelector('[popover]');

test('the icon button conforms', async () => {
  await expectConformance(<IconButton icon={PencilSimpleIcon} label="Bearbeiten" />, {
    role: 'button',
    name: 'Bearbeiten',
  });
});

test('the name shows while the pointer rests on the button, also on the words themselves', async () => {
  const screen = await render(
    <div style={{ padding: 60 }}>
      <IconButton icon={PencilSimpleIcon} label="Bearbeiten" />
      <p style={{ marginBlockStart: 120 }}>Anderes</p>
    </div>,
  );
  await screen.getByRole('button').hover();
  await expect.poll(tip).not.toBeNull();
  const words = screen.getByText('Bearbeiten');
  await expect.element(words).toBeVisible();
  expect(words.element().getBoundingClientRect().top).toBeGreaterThan(
    screen.getByRole('button').element().getBoundingClientRect().bottom,
  );
  await words.hover();
  await expect.element(words).toBeVisible();
  await screen.getByText('Anderes').hover();
  await expect.poll(tip).toBeNull();
});

test('near the lower edge the name stands above the button', async () => {
  const screen = await render(
    <div style={{ position: 'fixed', insetBlockEnd: 0, insetInlineStart: 0 }}>
      <IconButton icon={PencilSimpleIcon} label="Bearbeiten und speichern" />
    </div>,
  );
  await userEvent.keyboard('{Tab}');
  await expect.poll(tip).not.toBeNull();
  const words = screen.getByText('Bearbeiten und speichern').element().getBoundingClientRect();
  expect(words.bottom).toBeLessThanOrEqual(screen.getByRole('button').element().getBoundingClientRect().top);
  expect(words.left).toBeGreaterThanOrEqual(0);
});

test('the name leaves with a press, and does not answer fingers', async () => {
  const onPress = vi.fn<() => void>();
  const screen = await render(<IconButton icon={PencilSimpleIcon} label="Bearbeiten" onPress={onPress} />);
  const button = screen.getByRole('button');
  await userEvent.keyboard('{Tab}');
  await expect.poll(tip).not.toBeNull();
  await button.click();
  await expect.poll(tip).toBeNull();
  expect(onPress).toHaveBeenCalledOnce();
  button.element().dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'touch' }));
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(tip()).toBeNull();
});

test('while it is pending it keeps its name and its place, and stands still with reduced motion', async () => {
  const onPress = vi.fn<() => void>();
  const screen = await render(<IconButton icon={PencilSimpleIcon} label="Bearbeiten" onPress={onPress} isPending />);
  const button = screen.getByRole('button', { name: 'Bearbeiten' });
  (button.element() as HTMLButtonElement).click();
  expect(onPress).not.toHaveBeenCalled();
  const { animationName, inlineSize } = getComputedStyle(button.element(), '::before');
  expect({ animationName, inlineSize }).toEqual({ animationName: 'none', inlineSize: '16px' });
});
