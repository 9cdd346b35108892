import '@resonanz/tokens/styles';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import type { Language } from '@resonanz/i18n/language';
import { LanguageProvider } from '@resonanz/i18n/react';
import { UserMenu, type UserMenuProps } from './UserMenu.tsx';

const calls = {
  onLogOut: vi.fn<() => void>(),
  onRegion: vi.fn<(id: number) => void>(),
  onFeedback: vi.fn<() => void>(),
};

function Menu(props: Partial<UserMenuProps>) {
  const [isOpen, setOpen] = useState(true);
  const [language, setLanguage] = useState<Language>('en');
  return (
    <LanguageProvider language={language} onLanguageChange={setLanguage}>
      <UserMenu
        audience="staff"
        name="Katharina B."
        initials="KB"
        email="katharina.b@resonanz.example"
        roleName="Campaign manager"
        isOpen={isOpen}
        onOpenChange={setOpen}
        onLogOut={calls.onLogOut}
        {...props}
      />
    </LanguageProvider>
  );
}

const region: NonNullable<UserMenuProps['region']> = {
  items: [
    { id: 1, label: 'DACH' },
    { id: 2, label: 'Germany' },
  ],
  selectedId: 1,
  onChange: calls.onRegion,
};

test('shows who is logged in: e-mail and role name [R-HDR-006] [R-HDR-007] [R-HDR-022]', async () => {
  await render(<Menu />);
  const menu = page.getByRole('dialog', { name: 'User menu' });
  await expect.element(menu.getByText('katharina.b@resonanz.example')).toBeVisible();
  await expect.element(menu.getByText('Campaign manager')).toBeVisible();
});

test('the language radio switches between Deutsch and English [R-HDR-008] [R-HDR-025] [R-LANG-003] [R-LANG-010]', async () => {
  await render(<Menu />);
  const menu = page.getByRole('dialog');
  const radios = menu.getByRole('radiogroup', { name: 'Language' }).getByRole('radio').elements();
  expect(radios.map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent)).toEqual(['Deutsch', 'English']);
  await expect.element(menu.getByRole('radio', { name: 'English' })).toBeChecked();
  await menu.getByText('Deutsch', { exact: true }).click();
  await expect.element(page.getByRole('button', { name: 'Abmelden' })).toBeVisible();
});

test('the default region is shown and can be changed [R-HDR-009] [R-HDR-026]', async () => {
  await render(<Menu region={region} />);
  const select = page.getByRole('combobox', { name: /^Default region/ });
  await expect.element(select).toHaveTextContent('DACH');
  await select.click();
  await page.getByRole('option', { name: 'Germany' }).click();
  expect(calls.onRegion).toHaveBeenCalledWith(2);
  await expect.element(page.getByRole('dialog', { name: 'User menu' })).toBeVisible();
});

test('profile, feedback and log out are entries; feedback is worded for staff [R-HDR-010] [R-HDR-011] [R-HDR-013]', async () => {
  await render(<Menu profile={{ href: '/user-profile/edit' }} feedback={{ onPress: calls.onFeedback }} />);
  await expect.element(page.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/user-profile/edit');
  await page.getByRole('button', { name: 'Write a Feedback' }).click();
  expect(calls.onFeedback).toHaveBeenCalledOnce();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('log out is called [R-HDR-013] [R-HDR-029]', async () => {
  await render(<Menu audience="brand" />);
  await page.getByRole('button', { name: 'Log out' }).click();
  expect(calls.onLogOut).toHaveBeenCalledOnce();
});

test('the brand menu words its feedback differently and leaves out what has no target [R-HDR-027] [R-HDR-028] [R-HDR-030] [R-HDR-031]', async () => {
  const screen = await render(
    <Menu audience="brand" profile={{ href: '/p' }} feedback={{ onPress: calls.onFeedback }} />,
  );
  await expect.element(page.getByRole('button', { name: 'Campaign Self Feedback' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Profile' })).toBeVisible();
  await screen.rerender(<Menu audience="brand" />);
  await expect.element(page.getByRole('button', { name: 'Campaign Self Feedback' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Profile' })).not.toBeInTheDocument();
});

test('who has no profile may have settings, as a link of their own', async () => {
  await render(<Menu audience="brand" settings={{ href: '/s' }} />);
  await expect.element(page.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/s');
  expect(page.getByRole('link', { name: 'Profile' }).elements()).toEqual([]);
});
