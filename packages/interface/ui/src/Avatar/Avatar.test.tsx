import '@resonanz/tokens/styles';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { expectConformance } from '@resonanz/testing/conformance';
import { Avatar } from './Avatar.tsx';

const portrait = `data:image/svg+xml,${encodeURIComponent("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 36 36'><circle cx='18' cy='18' r='9'/></svg>")}`;
const broken = 'data:image/png;base64,broken';

test('the avatar conforms', async () => {
  await expectConformance(<Avatar initials="TR" name="Theresa Rautenberg" />, {
    role: 'img',
    name: 'Theresa Rautenberg',
    isFocusable: false,
  });
  await expectConformance(
    <Avatar initials="TR" name="Theresa Rautenberg" src={portrait} platform="youtube" platformLabel="YouTube" />,
    {
      role: 'img',
      name: 'YouTube',
      isFocusable: false,
    },
  );
});

test('initials are drawn, so that a button around them keeps its name', async () => {
  const screen = await render(
    <button type="button">
      <Avatar initials="TR" /> Theresa Rautenberg
    </button>,
  );
  await expect.element(screen.getByRole('button', { name: 'Theresa Rautenberg', exact: true })).toBeVisible();
});

test('a new address is tried after one has failed', async () => {
  const screen = await render(<Avatar initials="TR" name="Theresa Rautenberg" src={broken} />);
  const image = screen.getByRole('img', { name: 'Theresa Rautenberg' });
  await expect.element(image).not.toHaveAttribute('src');
  await screen.rerender(<Avatar initials="TR" name="Theresa Rautenberg" src={portrait} />);
  await expect.element(image).toHaveAttribute('src', portrait);
});

test('a picture that failed before the page was hydrated gives way too; one without a size does not', async () => {
  const avatars = (
    <>
      <Avatar initials="TR" name="Theresa" src={broken} />
      <Avatar initials="KB" name="Katharina" src={portrait} />
    </>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(avatars);
  await expect.poll(() => [...container.querySelectorAll('img')].every((image) => image.complete)).toBe(true);
  const root = hydrateRoot(container, avatars);
  await expect.element(page.getByRole('img', { name: 'Theresa' })).not.toHaveAttribute('src');
  await expect.element(page.getByRole('img', { name: 'Katharina' })).toHaveAttribute('src', portrait);
  root.unmount();
  container.remove();
});
