import { expect, test } from 'vitest';
import { expectConformance } from './conformance.tsx';

test('a named button conforms', async () => {
  await expectConformance(<button type="button">Speichern</button>, { role: 'button', name: 'Speichern' });
});

test('what the keyboard does not reach is rejected', async () => {
  const button = (
    <button type="button" tabIndex={-1}>
      Speichern
    </button>
  );
  await expect(expectConformance(button, { role: 'button', name: 'Speichern' })).rejects.toThrow(/Tab key/);
  document.body.replaceChildren();
});

test('what is hard to read is rejected', async () => {
  const text = <p style={{ color: '#bbb', background: '#fff' }}>Kaum zu lesen</p>;
  await expect(
    expectConformance(<main aria-label="Seite">{text}</main>, { role: 'main', name: 'Seite', isFocusable: false }),
  ).rejects.toThrow(/light theme/);
});
