import '@resonanz/tokens/styles';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { expectConformance } from '@resonanz/testing/conformance';
import { Form } from '../Form/Form.tsx';
import { RatingField } from './RatingField.tsx';

const starLabel = (stars: number) => (stars === 1 ? '1 Stern' : `${stars} Sterne`);

test('the rating field conforms', async () => {
  await expectConformance(
    <RatingField
      label="Zusammenarbeit"
      value={3}
      onChange={() => {}}
      starLabel={starLabel}
      clearLabel="Keine Bewertung"
    />,
    {
      role: 'radiogroup',
      name: 'Zusammenarbeit',
    },
  );
});

test('the form sends the number of stars, and nothing without a choice', async () => {
  const field = (value: number | null) => (
    <form aria-label="Bewertung">
      <RatingField label="Zusammenarbeit" name="rating" value={value} onChange={() => {}} starLabel={starLabel} />
    </form>
  );
  const screen = await render(field(4));
  const sent = () => new FormData(screen.getByRole('form').element() as HTMLFormElement).getAll('rating');
  expect(sent()).toEqual(['4']);
  await screen.rerender(field(null));
  expect(sent()).toEqual([]);
});

test('the choice belongs to its owner', async () => {
  const onChange = vi.fn<(value: number | null) => void>();
  const screen = await render(
    <RatingField label="Zusammenarbeit" value={2} onChange={onChange} starLabel={starLabel} />,
  );
  await screen.getByRole('radio', { name: '5 Sterne' }).click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith(5);
  await expect.element(screen.getByRole('radio', { name: '2 Sterne' })).toBeChecked();
});

test('what the server said is gone with the next choice', async () => {
  const screen = await render(
    <Form validationErrors={{ rating: 'Bitte bewerten Sie die Zusammenarbeit.' }}>
      <RatingField label="Zusammenarbeit" name="rating" value={null} onChange={() => {}} starLabel={starLabel} />
    </Form>,
  );
  const group = screen.getByRole('radiogroup');
  await expect.element(group).toHaveAttribute('aria-invalid', 'true');
  await expect.element(group).toHaveAccessibleDescription('Bitte bewerten Sie die Zusammenarbeit.');
  await screen.getByRole('radio', { name: '1 Stern' }).click();
  await expect.element(group).not.toHaveAttribute('aria-invalid');
});
