import '@resonanz/tokens/styles';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { expectConformance } from '@resonanz/testing/conformance';
import { focusOn } from '@resonanz/testing/focusOn';
import { BookmarkButton } from './BookmarkButton.tsx';

function Heart({ onChange }: { onChange: (isBookmarked: boolean) => void }) {
  const [isBookmarked, setBookmarked] = useState(false);
  return (
    <BookmarkButton
      name="Lena Hartwig"
      platform="Instagram"
      isBookmarked={isBookmarked}
      onChange={(next) => {
        setBookmarked(next);
        onChange(next);
      }}
    />
  );
}

const heart = () => page.getByRole('button', { name: 'Lena Hartwig auf Instagram merken' });

async function show() {
  const onChange = vi.fn<(isBookmarked: boolean) => void>();
  await render(<Heart onChange={onChange} />);
  return onChange;
}

test('the heart conforms', async () => {
  await expectConformance(<Heart onChange={() => {}} />, { role: 'button', name: 'Lena Hartwig auf Instagram merken' });
});

test('it says whom it is about and whether it is set; a click sets it, another takes it back', async () => {
  const onChange = await show();
  await expect.element(heart()).toHaveAttribute('aria-pressed', 'false');
  await heart().click();
  await expect.element(heart()).toHaveAttribute('aria-pressed', 'true');
  await heart().click();
  await expect.element(heart()).toHaveAttribute('aria-pressed', 'false');
  expect(onChange.mock.calls).toEqual([[true], [false]]);
});

test('a double click is one change', async () => {
  const onChange = await show();
  await heart().dblClick();
  await expect.element(heart()).toHaveAttribute('aria-pressed', 'true');
  expect(onChange.mock.calls).toEqual([[true]]);
});

test.each(['{Enter>4/}', '{ >4/}'])('a key held down is one change: %s', async (held) => {
  const onChange = await show();
  await focusOn(heart());
  await userEvent.keyboard(held);
  await expect.element(heart()).toHaveAttribute('aria-pressed', 'true');
  expect(onChange.mock.calls).toEqual([[true]]);
});
