import '@resonanz/tokens/styles';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { expectConformance } from '@resonanz/testing/conformance';
import { Form } from '../Form/Form.tsx';
import { SearchField } from './SearchField.tsx';

const words = { label: 'Kampagnen suchen', clearLabel: 'Suche leeren' };

test('the search field conforms', async () => {
  await expectConformance(<SearchField {...words} defaultValue="Herbst" />, {
    role: 'searchbox',
    name: 'Kampagnen suchen',
  });
});

test('a controlled field shows what its owner says', async () => {
  const onChange = vi.fn<(value: string) => void>();
  const screen = await render(<SearchField {...words} value="Herbst" onChange={onChange} />);
  const input = screen.getByRole('searchbox');
  await screen.getByRole('button', { name: 'Suche leeren' }).click();
  expect(onChange).toHaveBeenLastCalledWith('');
  await expect.element(input).toHaveValue('Herbst');
  await screen.rerender(<SearchField {...words} value="" onChange={onChange} />);
  await expect.element(input).toHaveValue('');
  expect(screen.getByRole('button').elements()).toEqual([]);
});

test('Enter searches without sending the form around it', async () => {
  const sent = vi.fn<() => void>();
  const onSubmit = vi.fn<(value: string) => void>();
  const screen = await render(
    <Form onSubmit={sent}>
      <SearchField {...words} onSubmit={onSubmit} />
    </Form>,
  );
  await screen.getByRole('searchbox').fill('Herbst');
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith('Herbst');
  expect(sent).not.toHaveBeenCalled();
});

test('Escape empties the field first and reaches what is around it only then', async () => {
  const reached = vi.fn<(key: string) => void>();
  const screen = await render(
    <div onKeyDown={(event) => reached(event.key)}>
      <SearchField {...words} />
    </div>,
  );
  const input = screen.getByRole('searchbox');
  await input.fill('Herbst');
  await userEvent.keyboard('{Escape}');
  await expect.element(input).toHaveValue('');
  expect(reached).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(reached).toHaveBeenCalledExactlyOnceWith('Escape');
});

test('what can not be changed can not be cleared', async () => {
  const onChange = vi.fn<(value: string) => void>();
  const screen = await render(<SearchField {...words} isReadOnly defaultValue="Herbst" onChange={onChange} />);
  expect(screen.getByRole('button').elements()).toEqual([]);
  await screen.getByRole('searchbox').click();
  await userEvent.keyboard('{Escape}');
  expect(onChange).not.toHaveBeenCalled();
});

test('a reset brings the beginning back, and the ref is the input', async () => {
  const ref = createRef<HTMLInputElement>();
  const screen = await render(
    <form>
      <SearchField {...words} name="search" ref={ref} defaultValue="Herbst" />
      <button type="reset">Zurücksetzen</button>
    </form>,
  );
  const input = screen.getByRole('searchbox');
  expect(ref.current).toBe(input.element());
  await input.fill('Winter');
  await screen.getByText('Zurücksetzen').click();
  await expect.element(input).toHaveValue('Herbst');
});

test('a search is never marked as voluntary', async () => {
  const screen = await render(
    <Form optionalLabel="freiwillig">
      <SearchField {...words} />
    </Form>,
  );
  await expect.element(screen.getByRole('searchbox')).toHaveAccessibleName('Kampagnen suchen');
});
