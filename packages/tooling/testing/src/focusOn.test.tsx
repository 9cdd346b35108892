import { useEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { focusOn } from './focusOn.ts';

/** Its button comes after a while. */
function Late() {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setThere(true), 100);
    return () => clearTimeout(timer);
  }, []);
  return isThere && <button type="button">Speichern</button>;
}

test('what comes later is waited for, and has the focus', async () => {
  await render(<Late />);
  const button = page.getByRole('button', { name: 'Speichern' });
  expect(button.query()).toBeNull();
  await focusOn(button);
  expect(document.activeElement).toBe(button.element());
});

test('what is not there, is there twice or does not take the focus is rejected', async () => {
  await render(
    <>
      <button type="button">Bearbeiten</button>
      <button type="button">Bearbeiten</button>
      <button type="button" disabled>
        Speichern
      </button>
    </>,
  );
  const asked = ['Löschen', 'Bearbeiten', 'Speichern'].map((name) =>
    focusOn(page.getByRole('button', { name }), { timeout: 200 }),
  );
  const outcomes = await Promise.allSettled(asked);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
});
