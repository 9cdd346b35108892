import '@resonanz/tokens/styles';
import { EnvelopeSimpleIcon } from '@phosphor-icons/react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { expectConformance } from '@resonanz/testing/conformance';
import { Icon } from '../Icon/Icon.tsx';
import { Badge } from './Badge.tsx';

const badge = (count: number) => (
  <Badge count={count} label={`${count} ungelesene E-Mails`}>
    <Icon icon={EnvelopeSimpleIcon} size="large" />
  </Badge>
);

test('the badge conforms', async () => {
  await expectConformance(
    <button type="button" aria-label="Posteingang, 12 ungelesene E-Mails">
      {badge(12)}
    </button>,
    { role: 'button', name: 'Posteingang, 12 ungelesene E-Mails' },
  );
});

test('the counter stands on the corner and does not move the icon', async () => {
  const screen = await render(badge(12));
  const icon = () => screen.container.querySelector('svg')?.getBoundingClientRect();
  const before = icon();
  const counter = screen.getByText('12', { exact: true }).element().getBoundingClientRect();
  expect(counter.top).toBeLessThan(before?.top ?? 0);
  await screen.rerender(badge(0));
  expect(icon()).toEqual(before);
  expect(screen.container.textContent).toBe('');
});
