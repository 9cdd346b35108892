import '@resonanz/tokens/styles';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { LanguageProvider } from '@resonanz/i18n/react';
import { LocaleProvider } from '@resonanz/ui/LocaleProvider';
import { PageHead } from './PageHead.tsx';

test('names the page in heading and window, and says where one is', async () => {
  const navigate = vi.fn<(path: string) => void>();
  const screen = await render(
    <LanguageProvider language="de">
      <LocaleProvider language="de" navigate={navigate}>
        <PageHead
          title="Herbstleuchten"
          breadcrumbs={[{ label: 'Kampagnen', href: '/campaign' }, { label: 'K-10482' }, { label: 'Herbstleuchten' }]}
        />
      </LocaleProvider>
    </LanguageProvider>,
  );
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Herbstleuchten');
  expect(document.title).toBe('Herbstleuchten · Resonanz');
  const way = screen.getByRole('navigation', { name: 'Sie sind hier' });
  await expect.element(way.getByText('Herbstleuchten')).not.toBeInTheDocument();
  await expect.element(way.getByText('K-10482')).toHaveAttribute('aria-current', 'page');
  expect(way.getByRole('link').elements()).toHaveLength(1);
  await way.getByRole('link', { name: 'Kampagnen' }).click();
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/campaign');
});

test('long German words break on a phone', async () => {
  await page.viewport(390, 700);
  await render(
    <LanguageProvider language="de">
      <PageHead
        title="Selbstbedienungskampagnenbenachrichtigungseinstellungen"
        breadcrumbs={[{ label: 'Benachrichtigungseinstellungenübersichtsseite', href: '/a' }]}
      />
    </LanguageProvider>,
  );
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});
