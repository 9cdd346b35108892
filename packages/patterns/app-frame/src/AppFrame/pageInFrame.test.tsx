import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { focusOn } from '@resonanz/testing/focusOn';
import { toastSpace } from '@resonanz/tokens/mixins';
import { Button } from '@resonanz/ui/Button';
import { Link } from '@resonanz/ui/Link';
import { VisuallyHidden } from '@resonanz/ui/VisuallyHidden';
import { ErrorBoundary } from '../ErrorBoundary/ErrorBoundary.tsx';
import { useToasts } from '../Toasts/Toasts.tsx';
import { showStaffFrame } from './staffFrame.fixture.tsx';

const longPage = (path: string) => (
  <>
    <h1>{path}</h1>
    {Array.from({ length: 60 }, (_, at) => (
      <p key={at}>
        <Link href={path === '/customer' ? `/campaign` : '/customer'}>{`Zeile ${at + 1}`}</Link>
      </p>
    ))}
  </>
);

test.each([
  ['a wide window, where the page scrolls', 1440],
  ['a small window, where the window scrolls', 390],
])('the next page begins at its top and takes the focus that was lost: %s', async (_where, width) => {
  await page.viewport(width, 700);
  const screen = await showStaffFrame({ page: (path) => <div key={path}>{longPage(path)}</div> });
  const main = screen.getByRole('main');
  const scrolled = () => main.element().scrollTop + window.scrollY;
  await screen.getByRole('link', { name: 'Zeile 60' }).click();
  await expect.element(screen.getByRole('heading', { name: '/customer' })).toBeVisible();
  await expect.poll(scrolled).toBe(0);
  await expect.element(main).toHaveFocus();
  await userEvent.tab();
  await expect.element(screen.getByRole('link', { name: 'Zeile 1', exact: true })).toHaveFocus();
});

test('words that are only read out, far down a page, do not make the window scroll too', async () => {
  await page.viewport(1440, 700);
  const screen = await showStaffFrame({
    page: (path) => (
      <>
        {longPage(path)}
        <VisuallyHidden>Ende der Liste</VisuallyHidden>
      </>
    ),
  });
  await expect.element(screen.getByText('Ende der Liste')).toBeInTheDocument();
  expect(document.documentElement.scrollHeight).toBe(700);
});

test('an entry of the standing navigation keeps the focus', async () => {
  await page.viewport(1440, 900);
  const screen = await showStaffFrame();
  const entry = screen.getByRole('link', { name: 'Kunden', exact: true });
  await entry.click();
  await expect.element(screen.getByRole('heading', { name: '/customer' })).toBeVisible();
  await expect.element(entry).toHaveFocus();
});

test('what takes the focus never lies under the header', async () => {
  await page.viewport(390, 600);
  const screen = await showStaffFrame({ page: longPage });
  const header = screen.getByRole('banner').element();
  await focusOn(screen.getByRole('link', { name: 'Zeile 60' }));
  for (let at = 59; at > 30; at -= 1) {
    await userEvent.tab({ shift: true });
    const link = screen.getByRole('link', { name: `Zeile ${at}`, exact: true });
    await expect.element(link).toHaveFocus();
    expect(link.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(header.getBoundingClientRect().bottom);
  }
  expect(header.getBoundingClientRect().top).toBe(0);
});

function Announcing() {
  const toasts = useToasts();
  return <Button onPress={() => toasts.add({ tone: 'ok', title: 'Gespeichert' })}>Speichern</Button>;
}

test('a toast stays on the next page, and Escape closes the navigation drawer before it', async () => {
  await page.viewport(390, 844);
  const screen = await showStaffFrame({ page: (path) => (path === '/dashboard' ? <Announcing /> : <h1>{path}</h1>) });
  const toast = screen.getByText('Gespeichert');
  const opener = screen.getByRole('button', { name: 'Navigation öffnen' });
  await screen.getByRole('button', { name: 'Speichern' }).click();
  await opener.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(opener).toHaveFocus();
  await expect.element(toast).toBeVisible();
  await opener.click();
  await screen.getByRole('navigation').getByRole('link', { name: 'Kunden', exact: true }).click();
  await expect.element(screen.getByRole('heading', { name: '/customer' })).toBeVisible();
  await expect.element(toast).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(toast).not.toBeInTheDocument();
});

function Decisions() {
  const toasts = useToasts();
  return (
    <>
      {Array.from({ length: 30 }, (_, at) => (
        <p key={at} style={{ display: 'flex', justifyContent: 'flex-end', blockSize: 60 }}>
          <Button onPress={() => toasts.add({ tone: 'ok', title: `Zugesagt ${at}` })}>Zusagen {at}</Button>
        </p>
      ))}
      <div style={{ position: 'sticky', insetBlockEnd: toastSpace }}>
        <Button>Alles speichern</Button>
      </div>
    </>
  );
}

test.each([
  [1440, 900],
  [390, 844],
])('at %i × %i toasts never lie on a button of the page', async (width, height) => {
  await page.viewport(width, height);
  const screen = await showStaffFrame({ page: () => <Decisions /> });
  for (let at = 0; at < 6; at += 1) await screen.getByRole('button', { name: `Zusagen ${at}`, exact: true }).click();
  await expect.element(screen.getByRole('button', { name: '+3 weitere' })).toBeVisible();
  const strip = screen.getByRole('region', { name: 'Meldungen' }).element().getBoundingClientRect();
  const isUnder = (button: Element) => {
    const { left, top, width: wide, height: high } = button.getBoundingClientRect();
    return !button.contains(document.elementFromPoint(left + wide / 2, top + high / 2));
  };
  const buttons = [...document.querySelectorAll('main button')];
  for (const button of buttons) {
    button.scrollIntoView({ block: 'nearest' });
    const sticky = button.textContent === 'Alles speichern';
    expect({ button: button.textContent, isCovered: isUnder(button) && sticky }).toEqual({
      button: button.textContent,
      isCovered: false,
    });
    expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(strip.top + 1);
  }
});

function Failing({ path }: { path: string }) {
  if (path === '/customer') throw new Error('boom');
  return <h1>{path}</h1>;
}

test('a page that fails leaves header and navigation standing', async () => {
  await page.viewport(1440, 900);
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  const screen = await showStaffFrame({
    page: (path) => (
      <ErrorBoundary homeHref="/dashboard" resetKey={path}>
        <Failing path={path} />
      </ErrorBoundary>
    ),
  });
  await screen.getByRole('link', { name: 'Kunden', exact: true }).click();
  await expect
    .element(screen.getByRole('main').getByRole('heading', { level: 1 }))
    .toHaveTextContent('Diese Seite lässt sich gerade nicht anzeigen');
  await expect.element(screen.getByRole('button', { name: 'Nutzermenü' })).toBeVisible();
  await screen.getByRole('navigation').getByRole('link', { name: 'Verträge' }).click();
  await expect.element(screen.getByRole('heading', { name: '/contract' })).toBeVisible();
  report.mockRestore();
});
