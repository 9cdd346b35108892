import '@resonanz/tokens/styles';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { LanguageProvider } from '@resonanz/i18n/react';
import { AppFrame } from '../AppFrame/AppFrame.tsx';
import { useDemoMenu } from '../AppFrame/demoMenu.fixture.ts';
import { PanelButton } from '../AppFrame/PanelButton.tsx';
import { BrandHeader } from './BrandHeader.tsx';

function BrandPage({ isLoggedIn, signupWithToken = false }: { isLoggedIn: boolean; signupWithToken?: boolean }) {
  const menu = useDemoMenu(3, '/', signupWithToken);
  return (
    <AppFrame
      routeKey="/"
      menu={isLoggedIn ? menu : []}
      header={
        <BrandHeader
          isLoggedIn={isLoggedIn}
          signupWithToken={signupWithToken}
          landingHref="/campaign-self-service"
          loginHref="/campaign-self-service/login"
          registerHref="/campaign-self-service/signup"
          notifications={(panel) => <PanelButton title="Notifications" {...panel} />}
          userMenu={(panel) => <PanelButton title="User menu" {...panel} />}
        />
      }
    >
      {null}
    </AppFrame>
  );
}

const inEnglish = (isLoggedIn: boolean, signupWithToken = false) => (
  <LanguageProvider language="en">
    <BrandPage isLoggedIn={isLoggedIn} signupWithToken={signupWithToken} />
  </LanguageProvider>
);

test('logged out: Login, Register, language and a logo that leads to the landing page [R-HDR-017] [R-HDR-018] [R-HDR-034] [R-LAYOUT-001]', async () => {
  const screen = await render(inEnglish(false));
  await expect
    .element(screen.getByRole('link', { name: 'Login' }))
    .toHaveAttribute('href', '/campaign-self-service/login');
  await expect
    .element(screen.getByRole('link', { name: 'Register' }))
    .toHaveAttribute('href', '/campaign-self-service/signup');
  await expect.element(screen.getByRole('radiogroup', { name: 'Language' })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: /^Resonanz/ }))
    .toHaveAttribute('href', '/campaign-self-service');
  expect(screen.getByRole('button', { name: 'Notifications' }).elements()).toEqual([]);
});

test('logged in: menu button, bell, user menu and a logo that leads to the dashboard [R-HDR-019] [R-HDR-020] [R-HDR-021] [R-HDR-032] [R-HDR-035]', async () => {
  await page.viewport(390, 844);
  const screen = await render(inEnglish(true));
  await expect.element(screen.getByRole('button', { name: 'Open navigation' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Notifications' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'User menu' })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: /^Resonanz/ }))
    .toHaveAttribute('href', '/campaign-self-service/brand-dashboard');
});

test('a token sign-up is led to its own page by the logo [R-HDR-033]', async () => {
  const screen = await render(inEnglish(true, true));
  await expect
    .element(screen.getByRole('link', { name: /^Resonanz/ }))
    .toHaveAttribute('href', '/campaign-self-service/ima-active');
});

test('the header follows a log-out after 100 ms [R-HDR-016]', async () => {
  const screen = await render(inEnglish(true));
  const userMenu = screen.getByRole('button', { name: 'User menu' });
  await expect.element(userMenu).toBeVisible();
  const before = performance.now();
  await screen.rerender(inEnglish(false));
  if (performance.now() - before < 90) expect(userMenu.elements()).toHaveLength(1);
  await expect.element(screen.getByRole('link', { name: 'Login' })).toBeVisible();
  expect(performance.now() - before).toBeGreaterThanOrEqual(95);
});
