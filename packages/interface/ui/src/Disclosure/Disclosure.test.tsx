import '@resonanz/tokens/styles';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { expectConformance } from '@resonanz/testing/conformance';
import { Disclosure } from './Disclosure.tsx';

test('the disclosure conforms, closed and open', async () => {
  await expectConformance(<Disclosure title="Standort">Deutschland</Disclosure>, { role: 'button', name: 'Standort' });
  await expectConformance(
    <Disclosure title="Standort" defaultExpanded>
      Deutschland
    </Disclosure>,
    { role: 'group', name: 'Standort', isFocusable: false },
  );
});

test('its words are a heading of the given level, 3 by default', async () => {
  const screen = await render(<Disclosure title="Standort">Deutschland</Disclosure>);
  await expect.element(screen.getByRole('heading', { level: 3, name: 'Standort' })).toBeVisible();
  await screen.rerender(
    <Disclosure title="Standort" level={5}>
      Deutschland
    </Disclosure>,
  );
  await expect.element(screen.getByRole('heading', { level: 5, name: 'Standort' })).toBeVisible();
});

test('the owner decides whether a controlled one opens', async () => {
  const onExpandedChange = vi.fn<(isExpanded: boolean) => void>();
  const disclosure = (isExpanded: boolean) => (
    <Disclosure title="Standort" isExpanded={isExpanded} onExpandedChange={onExpandedChange}>
      Deutschland
    </Disclosure>
  );
  const screen = await render(disclosure(false));
  await screen.getByRole('button').click();
  expect(onExpandedChange).toHaveBeenCalledExactlyOnceWith(true);
  await expect.element(screen.getByText('Deutschland')).not.toBeVisible();
  await screen.rerender(disclosure(true));
  await expect.element(screen.getByText('Deutschland')).toBeVisible();
});

test('what stands at the end is no part of the button', async () => {
  const screen = await render(
    <Disclosure title="Standort" end={<span>2 gewählt</span>}>
      Deutschland
    </Disclosure>,
  );
  const button = screen.getByRole('button', { name: 'Standort', exact: true }).element();
  expect(button.contains(screen.getByText('2 gewählt').element())).toBe(false);
});

test('a disabled one does not open', async () => {
  const onExpandedChange = vi.fn<(isExpanded: boolean) => void>();
  const screen = await render(
    <Disclosure title="Standort" isDisabled onExpandedChange={onExpandedChange}>
      Deutschland
    </Disclosure>,
  );
  (screen.getByRole('button').element() as HTMLButtonElement).click();
  expect(onExpandedChange).not.toHaveBeenCalled();
  await expect.element(screen.getByRole('button')).toBeDisabled();
});
