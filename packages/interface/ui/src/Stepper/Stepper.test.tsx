import '@resonanz/tokens/styles';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { expectConformance } from '@resonanz/testing/conformance';
import { Stepper, type StepperProps } from './Stepper.tsx';

const stepper = (props: Partial<StepperProps>) => (
  <Stepper
    label="Schritte des Imports"
    steps={[
      { id: 'file', label: 'Datei' },
      { id: 'columns', label: 'Spalten' },
      { id: 'preview', label: 'Vorschau' },
    ]}
    currentId="columns"
    doneLabel="erledigt"
    {...props}
  />
);

test('the steps conform, also with an error [R-LAYOUT-016]', async () => {
  await expectConformance(stepper({}), { role: 'list', name: 'Schritte des Imports', isFocusable: false });
  const steps = [{ id: 'columns', label: 'Spalten', errorMessage: '1 Pflichtspalte fehlt' }];
  await expectConformance(stepper({ steps }), { role: 'list', name: 'Schritte des Imports', isFocusable: false });
});

test('states are said only in words that were given', async () => {
  const texts = (container: Element) =>
    [...container.querySelectorAll('li > span:last-child')].map((words) => words.textContent);
  const screen = await render(stepper({}));
  expect(texts(screen.container)).toEqual(['Datei (erledigt)', 'Spalten', 'Vorschau']);
  await screen.rerender(stepper({ currentLabel: 'jetzt', openLabel: 'offen' }));
  expect(texts(screen.container)).toEqual(['Datei (erledigt)', 'Spalten (jetzt)', 'Vorschau (offen)']);
});

test('a step that was left with an error is not done', async () => {
  const steps = [
    { id: 'file', label: 'Datei', errorMessage: 'Fehlt' },
    { id: 'columns', label: 'Spalten' },
  ];
  const screen = await render(stepper({ steps }));
  const [first] = screen.getByRole('listitem').elements();
  expect(first?.textContent).toBe('Datei Fehlt');
  expect(screen.container.querySelectorAll('[data-state=done]')).toHaveLength(0);
});

test('when all is done no step is the present one', async () => {
  const screen = await render(stepper({ isComplete: true }));
  expect(screen.container.querySelectorAll('[aria-current]')).toHaveLength(0);
  expect(screen.container.querySelectorAll('[data-state=done]')).toHaveLength(3);
});

test('a phone says how far it is; the whole list stays for assistive technology', async () => {
  await page.viewport(390, 844);
  const positionLabel = (position: number, count: number) => `${position} von ${count}`;
  const screen = await render(stepper({ positionLabel }));
  const short = screen.container.querySelector('p') as HTMLElement;
  expect(short.textContent).toBe('2 von 3Spalten');
  expect(short).toBeVisible();
  expect(short.closest('[aria-hidden=true]')).not.toBeNull();
  expect(screen.getByRole('listitem').elements()).toHaveLength(3);
  await screen.rerender(stepper({ positionLabel, isComplete: true }));
  expect(short.textContent).toBe('3 von 3Vorschau');
  await page.viewport(1280, 720);
  expect(short).not.toBeVisible();
});
