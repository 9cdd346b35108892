import '@resonanz/tokens/styles';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import type { Language } from '@resonanz/i18n/language';
import { LanguageProvider } from '@resonanz/i18n/react';
import { focusOn } from '@resonanz/testing/focusOn';
import { buildNetworkWish } from '@resonanz/testing/network';
import { WishedPeople, type WishedPeopleProps, type WishedPerson } from './WishedPeople.tsx';

const lena = buildNetworkWish({ note: 'Fits aloe.' });
const gone = buildNetworkWish({ name: null, kind: 'model' }, 1);

const list = (props: Partial<WishedPeopleProps<WishedPerson>> = {}, language: Language = 'en') => (
  <LanguageProvider language={language}>
    <WishedPeople people={[lena, gone]} {...props} />
  </LanguageProvider>
);
const section = (name = 'People wished for') => page.getByRole('region', { name });

test('shows who is wished for and why, in both languages', async () => {
  const { rerender } = await render(list());
  for (const text of ['Lena H.', 'Creator', 'Fits aloe.', 'No longer in the network', 'Model'])
    await expect.element(section().getByText(text, { exact: true })).toBeVisible();
  expect(section().getByRole('button').elements()).toHaveLength(0);
  expect(section().getByRole('link').elements()).toHaveLength(0);
  await rerender(list({}, 'de'));
  await expect.element(section('Gewünschte Personen').getByText('Nicht mehr im Netzwerk')).toBeVisible();
});

test('a name leads to the record where there is one', async () => {
  await render(
    list({ hrefOf: ({ publicId }) => (publicId === lena.publicId ? '/dashboard/profile/3/youtube/12' : undefined) }),
  );
  await expect
    .element(section().getByRole('link', { name: 'Lena H.' }))
    .toHaveAttribute('href', '/dashboard/profile/3/youtube/12');
  expect(section().getByRole('link').elements()).toHaveLength(1);
});

test('by keyboard: a wish is taken back, and the focus goes to the one that takes its place', async () => {
  const onRemove = vi.fn<(person: WishedPerson) => void>();
  const { rerender } = await render(list({ onRemove }));
  await focusOn(section().getByRole('button', { name: 'Remove Lena H.' }));
  await userEvent.keyboard('{Enter}');
  expect(onRemove.mock.calls).toEqual([[lena]]);
  await rerender(list({ onRemove, isPending: true }));
  await expect.element(section().getByRole('button', { name: 'Remove Lena H.' })).toBeDisabled();
  await rerender(list({ onRemove, people: [gone] }));
  await expect.poll(() => section().element().contains(document.activeElement)).toBe(true);
});

test('people that could not be loaded are asked for again; no one at all takes no room', async () => {
  const onReload = vi.fn<() => void>();
  const { rerender } = await render(list({ people: [], isFailed: true, onReload }));
  await section().getByRole('button', { name: 'Load again' }).click();
  expect(onReload).toHaveBeenCalledOnce();
  await rerender(list({ people: [] }));
  await expect.element(section()).not.toBeInTheDocument();
});
