import '@resonanz/tokens/styles';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { expectConformance } from '@resonanz/testing/conformance';
import { Accordion } from './Accordion.tsx';
import { Disclosure } from './Disclosure.tsx';

const questions = (
  <>
    <Disclosure id="choice" title="Auswahl">
      Nach Reichweite
    </Disclosure>
    <Disclosure id="invoice" title="Abrechnung" level={4}>
      Nach der Veröffentlichung
    </Disclosure>
  </>
);

test('the accordion conforms', async () => {
  await expectConformance(<Accordion defaultExpandedIds={['choice']}>{questions}</Accordion>, {
    role: 'button',
    name: 'Abrechnung',
  });
});

test('it sets the level of headings that set none themselves', async () => {
  const screen = await render(<Accordion level={2}>{questions}</Accordion>);
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Auswahl' })).toBeVisible();
  await expect.element(screen.getByRole('heading', { level: 4, name: 'Abrechnung' })).toBeVisible();
});

test('the owner decides which are open', async () => {
  const onExpandedChange = vi.fn<(ids: string[]) => void>();
  const screen = await render(
    <Accordion expandedIds={['choice']} onExpandedChange={onExpandedChange}>
      {questions}
    </Accordion>,
  );
  await screen.getByRole('button', { name: 'Abrechnung' }).click();
  expect(onExpandedChange).toHaveBeenCalledExactlyOnceWith(['invoice']);
  await expect.element(screen.getByText('Nach Reichweite')).toBeVisible();
  await expect.element(screen.getByText('Nach der Veröffentlichung')).not.toBeVisible();
});

test('a disclosure inside of another opens by itself', async () => {
  const screen = await render(
    <Accordion defaultExpandedIds={['choice']}>
      <Disclosure id="choice" title="Auswahl">
        <Disclosure title="Reichweite">Follower aller Kanäle</Disclosure>
      </Disclosure>
    </Accordion>,
  );
  await screen.getByRole('button', { name: 'Reichweite' }).click();
  await expect.element(screen.getByText('Follower aller Kanäle')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Auswahl' })).toHaveAttribute('aria-expanded', 'true');
});

test('disabled, none opens', async () => {
  const screen = await render(<Accordion isDisabled>{questions}</Accordion>);
  for (const button of screen.getByRole('button').elements()) expect(button).toBeDisabled();
});
