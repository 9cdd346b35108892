import '@resonanz/tokens/styles';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { expectConformance } from '@resonanz/testing/conformance';
import { Slider } from './Slider.tsx';

test('the slider conforms', async () => {
  await expectConformance(<Slider label="Provision" maxValue={40} defaultValue={15} />, {
    role: 'slider',
    name: 'Provision',
  });
});

test('the form sends the value, not the position on the logarithmic scale', async () => {
  const screen = await render(
    <form aria-label="Budget">
      <Slider label="Budget" name="budget" scale="logarithmic" maxValue={1_000_000} defaultValue={20_000} />
    </form>,
  );
  const form = screen.getByRole('form').element() as HTMLFormElement;
  expect(new FormData(form).get('budget')).toBe('20000');
});

test('the value belongs to its owner', async () => {
  const onChange = vi.fn<(value: number) => void>();
  const screen = await render(<Slider label="Provision" maxValue={40} value={10} onChange={onChange} />);
  await userEvent.keyboard('{Tab}{ArrowRight}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith(11);
  await expect.element(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', '10');
});
