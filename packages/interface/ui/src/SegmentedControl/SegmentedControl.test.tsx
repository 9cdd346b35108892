import '@resonanz/tokens/styles';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { expectConformance } from '@resonanz/testing/conformance';
import { inForcedColors, systemColor } from '../Checkbox/forcedColors.fixture.ts';
import { SegmentedControl } from './SegmentedControl.tsx';

const items = [
  { value: 'month', label: 'Monat' },
  { value: 'week', label: 'Woche' },
  { value: 'day', label: 'Tag' },
] as const;
type View = (typeof items)[number]['value'];

test('the segmented control conforms', async () => {
  await expectConformance(<SegmentedControl label="Ansicht" items={items} defaultValue="week" />, {
    role: 'radiogroup',
    name: 'Ansicht',
  });
});

test('it keeps its own choice, or shows the owner’s until the owner changes it', async () => {
  const onChange = vi.fn<(view: View) => void>();
  const screen = await render(
    <>
      <SegmentedControl label="Eigen" items={items} defaultValue="week" />
      <SegmentedControl label="Fremd" items={items} value="month" onChange={onChange} />
    </>,
  );
  await screen.getByRole('radiogroup', { name: 'Eigen' }).getByText('Tag').click();
  await expect
    .element(screen.getByRole('radiogroup', { name: 'Eigen' }).getByRole('radio', { name: 'Tag' }))
    .toBeChecked();
  await screen.getByRole('radiogroup', { name: 'Fremd' }).getByText('Tag').click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith('day');
  await expect
    .element(screen.getByRole('radiogroup', { name: 'Fremd' }).getByRole('radio', { name: 'Monat' }))
    .toBeChecked();
});

test('null is a choice that was not made yet', async () => {
  const screen = await render(<SegmentedControl label="Ansicht" items={items} value={null} />);
  for (const radio of screen.getByRole('radio').all()) await expect.element(radio).not.toBeChecked();
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('radio', { name: 'Monat' })).toHaveFocus();
});

test('the value is sent under its name; reset brings the first one back', async () => {
  const onChange = vi.fn<(view: View) => void>();
  const screen = await render(
    <form aria-label="Kalender">
      <SegmentedControl label="Ansicht" name="view" items={items} defaultValue="week" onChange={onChange} />
    </form>,
  );
  const form = screen.getByRole('form').element() as HTMLFormElement;
  await screen.getByText('Tag').click();
  expect(new FormData(form).get('view')).toBe('day');
  form.reset();
  await expect.element(screen.getByRole('radio', { name: 'Woche' })).toBeChecked();
  expect(new FormData(form).get('view')).toBe('week');
  await screen.getByText('Tag').click();
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('disabled as a whole, nothing answers and the choice stays to be seen', async () => {
  const onChange = vi.fn<(view: View) => void>();
  const screen = await render(
    <SegmentedControl label="Ansicht" items={items} value="week" isDisabled onChange={onChange} />,
  );
  const segmentOf = (name: string) => getComputedStyle(screen.getByText(name).element()).boxShadow;
  await screen.getByText('Tag').click({ force: true });
  expect(onChange).not.toHaveBeenCalled();
  await expect.element(screen.getByRole('radiogroup')).toHaveAttribute('aria-disabled', 'true');
  expect(segmentOf('Tag')).toBe('none');
  expect(segmentOf('Woche')).not.toBe('none');
});

test('words in another language say so', async () => {
  const screen = await render(
    <SegmentedControl label="Sprache" items={[{ value: 'en', label: 'English', lang: 'en' }]} defaultValue="en" />,
  );
  expect(screen.getByText('English').element().closest('[lang]')?.getAttribute('lang')).toBe('en');
});

test('in forced colours the chosen segment is filled, a disabled one framed', async () => {
  const control = (isDisabled: boolean) => (
    <SegmentedControl label="Ansicht" items={items} value="week" isDisabled={isDisabled} />
  );
  const screen = await render(control(false));
  const looks = (name: string) => getComputedStyle(screen.getByText(name).element());
  await inForcedColors(async () => {
    expect(looks('Woche').backgroundColor).toBe(systemColor('Highlight'));
    expect(looks('Woche').color).toBe(systemColor('HighlightText'));
    expect(looks('Tag').backgroundColor).not.toBe(systemColor('Highlight'));
    await screen.rerender(control(true));
    expect(looks('Woche').outlineStyle).toBe('solid');
    expect(looks('Tag').outlineStyle).toBe('none');
  });
});
