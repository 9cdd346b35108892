import '@resonanz/tokens/styles';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { LanguageProvider } from '@resonanz/i18n/react';
import { FileTiles, type TiledFile } from './FileTiles.tsx';
import { briefing, upright, wide } from './tiledFiles.fixture.ts';

const element = (files: readonly TiledFile[]) => (
  <LanguageProvider language="de">
    <FileTiles title="Mia Sommer" files={files} />
  </LanguageProvider>
);

const picture = (name: string) =>
  page
    .getByRole('button', { name: new RegExp(name) })
    .element()
    .querySelector('img');

test('pictures open in a window above the page, one after the other', async () => {
  await render(element([wide, upright, briefing]));
  await page.getByRole('button', { name: /Feed\.png/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Mia Sommer' });
  await expect.element(dialog.getByRole('img', { name: 'Feed.png' })).toBeVisible();
  await expect.element(dialog.getByText('1 von 2', { exact: true })).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(dialog.getByRole('img', { name: 'Story.png' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});

test('what is neither picture nor video is saved, with its name and size in sight', async () => {
  await render(element([briefing]));
  const link = page.getByRole('link', { name: /Briefing\.pdf/ });
  await expect.element(link).toHaveAttribute('download', 'Briefing.pdf');
  await expect.element(link).not.toHaveAttribute('target');
  await expect.element(link.getByText(/^470,8\sKB$/)).toBeVisible();
});

test('a new address of the same file is taken up only when the old one has run out', async () => {
  const { rerender } = await render(element([wide]));
  await rerender(element([{ ...wide, url: upright.url }]));
  expect(picture('Feed.png')?.getAttribute('src')).toBe(wide.url);
  picture('Feed.png')?.dispatchEvent(new Event('error'));
  await expect.poll(() => picture('Feed.png')?.getAttribute('src')).toBe(upright.url);
});
