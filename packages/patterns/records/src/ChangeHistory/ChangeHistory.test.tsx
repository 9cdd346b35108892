import '@resonanz/tokens/styles';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { LanguageProvider } from '@resonanz/i18n/react';
import { ChangeHistory, type ChangeLine } from './ChangeHistory.tsx';

const line = (values: Partial<ChangeLine>): ChangeLine => ({
  historyId: 1,
  at: '2026-05-04T09:00:00.000Z',
  userName: 'Emre Aksoy',
  action: 2,
  changes: [],
  reason: null,
  ...values,
});
const show = (lines: readonly ChangeLine[] | undefined, props = {}) =>
  render(
    <LanguageProvider language="de">
      <ChangeHistory
        lines={lines}
        fieldLabel={(field) => `Feld ${field}`}
        now={new Date('2026-05-04T10:00:00.000Z')}
        {...props}
      />
    </LanguageProvider>,
  );

test('a line says who, when, what became of what, and why', async () => {
  const changes = [
    { field: 'active', before: false, after: true, masked: false },
    { field: 'fans', before: null, after: 12_500, masked: false },
  ];
  const screen = await show([line({ action: 3, changes, reason: 'Wunsch des Managements' })]);
  const item = screen.getByRole('listitem');
  for (const text of [
    'Emre Aksoy',
    'hat den Status geändert',
    'vor 1 Stunde',
    'Feld active',
    'Feld fans',
    '12.500',
    'leer',
    'Begründung: Wunsch des Managements',
  ]) {
    await expect.element(item.getByText(text).first()).toBeVisible();
  }
});

test('a masked change shows no value, even if one came along', async () => {
  const screen = await show([line({ changes: [{ field: 'iban', before: 'DE11', after: 'DE22', masked: true }] })]);
  await expect.element(screen.getByText('geändert, für Sie nicht sichtbar')).toBeVisible();
  expect(screen.getByText(/DE11|DE22/).elements()).toHaveLength(0);
});

test('words for a value come from the caller, who may leave it to the history', async () => {
  const changes = [{ field: 'kind', before: 1, after: 2, masked: false }];
  const screen = await show([line({ changes })], {
    valueText: (_field: string, value: unknown) => (value === 2 ? 'Ersatz' : undefined),
  });
  await expect.element(screen.getByText('1', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('Ersatz')).toBeVisible();
});

test('what failed can be reloaded, and what is there already stays', async () => {
  const onReload = vi.fn<() => void>();
  const screen = await show([line({})], { hasFailed: true, onReload, onOlder: vi.fn<() => void>() });
  await expect.element(screen.getByRole('listitem')).toBeVisible();
  await screen.getByRole('button', { name: 'Erneut laden' }).click();
  expect(onReload).toHaveBeenCalledOnce();
  expect(screen.getByRole('button', { name: 'Ältere Einträge' }).elements()).toHaveLength(0);
});
