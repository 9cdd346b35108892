import '@resonanz/tokens/styles';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { expectConformance } from '@resonanz/testing/conformance';
import { Form } from '../Form/Form.tsx';
import { type Range, RangeSlider } from './RangeSlider.tsx';

const words = { label: 'Follower', thumbLabels: ['Von', 'Bis'] } as const;

test('the range slider conforms', async () => {
  await expectConformance(<RangeSlider {...words} maxValue={100} value={[20, 60]} onChange={() => {}} />, {
    role: 'group',
    name: 'Follower',
  });
});

test('each thumb says which end it is', async () => {
  const screen = await render(<RangeSlider {...words} maxValue={100} value={[20, 60]} onChange={() => {}} />);
  await expect.element(screen.getByRole('slider', { name: 'Von Follower' })).toHaveAttribute('aria-valuetext', '20');
  await expect.element(screen.getByRole('slider', { name: 'Bis Follower' })).toHaveAttribute('aria-valuetext', '60');
});

test('the form sends both values, and none while disabled', async () => {
  const form = (isDisabled: boolean) => (
    <form aria-label="Filter">
      <RangeSlider
        {...words}
        names={['min', 'max']}
        scale="logarithmic"
        maxValue={10_000_000}
        value={[12_345, 480_000]}
        onChange={() => {}}
        isDisabled={isDisabled}
      />
    </form>
  );
  const screen = await render(form(false));
  const sent = () => [...new FormData(screen.getByRole('form').element() as HTMLFormElement)];
  expect(sent()).toEqual([
    ['min', '12345'],
    ['max', '480000'],
  ]);
  await screen.rerender(form(true));
  expect(sent()).toEqual([]);
});

test('moving one end leaves the exact value of the other', async () => {
  const onChange = vi.fn<(value: Range) => void>();
  const onChangeEnd = vi.fn<(value: Range) => void>();
  await render(
    <RangeSlider
      {...words}
      scale="logarithmic"
      maxValue={10_000_000}
      value={[12_345, 480_000]}
      onChange={onChange}
      onChangeEnd={onChangeEnd}
    />,
  );
  await userEvent.keyboard('{Tab}{Tab}{End}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith([12_345, 10_000_000]);
  expect(onChangeEnd).toHaveBeenCalledOnce();
});

test('an error of the server describes both thumbs until one moves', async () => {
  const screen = await render(
    <Form validationErrors={{ min: 'Mindestens 1.000 Follower.' }}>
      <RangeSlider {...words} names={['min', 'max']} maxValue={5000} value={[10, 4000]} onChange={() => {}} />
    </Form>,
  );
  for (const thumb of screen.getByRole('slider').all()) {
    await expect.element(thumb).toHaveAccessibleDescription('Mindestens 1.000 Follower.');
    await expect.element(thumb).toHaveAttribute('aria-invalid', 'true');
  }
  await userEvent.keyboard('{Tab}{ArrowRight}');
  await expect.element(screen.getByText('Mindestens 1.000 Follower.')).not.toBeInTheDocument();
});
