import '@resonanz/tokens/styles';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { expectConformance } from '@resonanz/testing/conformance';
import { Button } from '../Button/Button.tsx';
import { InlineAlert, type InlineAlertTone } from './InlineAlert.tsx';

const tones: readonly InlineAlertTone[] = ['info', 'success', 'warning', 'error'];

test('the alert conforms in every tone', async () => {
  for (const tone of tones) {
    const alert = (
      <InlineAlert tone={tone} title="Die NDA läuft ab." role="alert">
        Sie gilt bis zum 31.10.2026.
      </InlineAlert>
    );
    await expectConformance(alert, { role: 'alert', name: '', isFocusable: false });
  }
});

test('it is silent without a live role', async () => {
  const screen = await render(<InlineAlert tone="error">Speichern nicht möglich.</InlineAlert>);
  await expect.element(screen.getByText('Speichern nicht möglich.')).toBeVisible();
  expect(screen.container.querySelector('[role]')).toBeNull();
});

test('the action goes below the words where there is no room beside them', async () => {
  const screen = await render(
    <div style={{ inlineSize: 240 }}>
      <InlineAlert tone="error" action={<Button>Erneut versuchen</Button>}>
        Speichern nicht möglich.
      </InlineAlert>
    </div>,
  );
  const words = screen.getByText('Speichern nicht möglich.').element().getBoundingClientRect();
  expect(screen.getByRole('button').element().getBoundingClientRect().top).toBeGreaterThanOrEqual(words.bottom);
});
