import '@resonanz/tokens/styles';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { expectConformance } from '@resonanz/testing/conformance';
import { LocaleProvider } from '../LocaleProvider/LocaleProvider.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { Button } from './Button.tsx';

test('the button conforms', async () => {
  // The theme changes at once: axe would read colours halfway through a transition.
  const still = document.createElement('style');
  still.textContent = '* { transition: none !important; }';
  document.head.append(still);
  await expectConformance(<Button variant="solid">Speichern</Button>, { role: 'button', name: 'Speichern' });
  await expectConformance(<Button href="#ziel">Kampagne öffnen</Button>, { role: 'link', name: 'Kampagne öffnen' });
  still.remove();
});

test('a pending button hardly grows, and leaves the same room on both sides', async () => {
  for (const variant of ['solid', 'outline', 'ghost', 'quiet'] as const) {
    const screen = await render(<Button variant={variant}>Filtern und speichern</Button>);
    const element = screen.getByRole('button').element();
    const before = element.getBoundingClientRect().width;
    await screen.rerender(
      <Button variant={variant} isPending>
        Filtern und speichern
      </Button>,
    );
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(element);
    expect({ variant, paddingInlineStart }).toEqual({ variant, paddingInlineStart: paddingInlineEnd });
    expect(Number.parseFloat(paddingInlineStart)).toBeGreaterThanOrEqual(
      variant === 'solid' || variant === 'outline' ? 8 : 5,
    );
    expect(element.getBoundingClientRect().width - before).toBeLessThanOrEqual(12);
    await screen.unmount();
  }
});

test('with reduced motion the spinner of a pending button stands still', async () => {
  expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
  const screen = await render(<Button isPending>Speichern</Button>);
  const spinner = getComputedStyle(screen.getByRole('button').element(), '::before');
  expect({ width: spinner.inlineSize, animation: spinner.animationName }).toEqual({ width: '14px', animation: 'none' });
});

test('a pending submit button does not submit', async () => {
  const onSubmit = vi.fn<(event: SubmitEvent) => void>((event) => event.preventDefault());
  const screen = await render(
    <form onSubmit={(event) => onSubmit(event.nativeEvent as SubmitEvent)}>
      <input aria-label="Titel" />
      <Button type="submit" isPending>
        Senden
      </Button>
    </form>,
  );
  screen
    .getByRole('button')
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  await screen.getByRole('textbox').click();
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a submit button submits its form', async () => {
  const onSubmit = vi.fn<() => void>();
  const screen = await render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Button type="submit">Senden</Button>
    </form>,
  );
  await screen.getByRole('button').click();
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('the button opens the menu it triggers and says so', async () => {
  const screen = await render(
    <Menu
      label="Kampagne"
      trigger={<Button>Mehr</Button>}
      sections={[{ id: 'all', items: [{ id: 'copy', label: 'Kopieren' }] }]}
    />,
  );
  const button = screen.getByRole('button', { name: 'Mehr' }).element();
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await userEvent.keyboard('{Tab}{ArrowDown}');
  await expect.element(screen.getByRole('menuitem', { name: 'Kopieren' })).toHaveFocus();
  expect(button.getAttribute('aria-expanded')).toBe('true');
});

test('a path of the app goes through navigate, other addresses and other clicks do not', async () => {
  const navigate = vi.fn<(href: string) => void>();
  const followed = vi.fn<(event: MouseEvent) => void>((event) => {
    if (!event.defaultPrevented) event.preventDefault();
  });
  document.addEventListener('click', followed);
  const screen = await render(
    <LocaleProvider language="de" navigate={navigate} toHref={(path) => `/staff${path}`}>
      <Button href="/campaigns/7">Kampagne</Button>
      <Button href="https://example.com/">Extern</Button>
    </LocaleProvider>,
  );
  const inner = screen.getByRole('link', { name: 'Kampagne' });
  expect(inner.element().getAttribute('href')).toBe('/staff/campaigns/7');
  await inner.click();
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/campaigns/7');
  await inner.click({ modifiers: ['Control'] });
  await screen.getByRole('link', { name: 'Extern' }).click();
  expect(navigate).toHaveBeenCalledOnce();
  document.removeEventListener('click', followed);
});

test('a disabled button ignores pointer and keyboard', async () => {
  const onPress = vi.fn<() => void>();
  const screen = await render(
    <Button isDisabled onPress={onPress}>
      Gesperrt
    </Button>,
  );
  const element = screen.getByRole('button').element() as HTMLButtonElement;
  element.click();
  await userEvent.keyboard('{Tab}{Enter}');
  expect(element).not.toBe(document.activeElement);
  expect(onPress).not.toHaveBeenCalled();
});
