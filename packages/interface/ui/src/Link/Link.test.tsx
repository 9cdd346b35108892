import '@resonanz/tokens/styles';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { expectConformance } from '@resonanz/testing/conformance';
import { LocaleProvider } from '../LocaleProvider/LocaleProvider.tsx';
import { Link } from './Link.tsx';

test('the link conforms', async () => {
  await expectConformance(<Link href="#ziel">Datenschutzerklärung</Link>, {
    role: 'link',
    name: 'Datenschutzerklärung',
  });
  await expectConformance(
    <Link variant="standalone" onPress={() => {}}>
      Liste leeren
    </Link>,
    { role: 'button', name: 'Liste leeren' },
  );
});

test('a path of the app goes through navigate', async () => {
  const navigate = vi.fn<(href: string) => void>();
  const screen = await render(
    <LocaleProvider language="de" navigate={navigate} toHref={(path) => `/staff${path}`}>
      <Link href="/campaigns/7">Herbstleuchten 2026</Link>
    </LocaleProvider>,
  );
  await expect.element(screen.getByRole('link')).toHaveAttribute('href', '/staff/campaigns/7');
  await screen.getByRole('link').click();
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/campaigns/7');
});

test('a disabled action does nothing, and none submits a form', async () => {
  const onPress = vi.fn<() => void>();
  const onSubmit = vi.fn<() => void>();
  const screen = await render(
    <form onSubmit={onSubmit}>
      <Link onPress={onPress} isDisabled>
        Liste leeren
      </Link>
      <Link onPress={() => {}}>Liste füllen</Link>
    </form>,
  );
  (screen.getByRole('button', { name: 'Liste leeren' }).element() as HTMLButtonElement).click();
  await screen.getByRole('button', { name: 'Liste füllen' }).click();
  expect(onPress).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});
