import '@resonanz/tokens/styles';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { expectConformance } from '@resonanz/testing/conformance';
import { inForcedColors, settled, systemColor } from '../Checkbox/forcedColors.fixture.ts';
import { Switch } from './Switch.tsx';

test('the switch conforms', async () => {
  await expectConformance(<Switch description="Ihr Name steht nicht in der Nachricht.">Anonym senden</Switch>, {
    role: 'switch',
    name: 'Anonym senden',
  });
  await expectConformance(<Switch aria-label="Lena Berger veröffentlichen" defaultSelected />, {
    role: 'switch',
    name: 'Lena Berger veröffentlichen',
  });
});

test('it keeps its own state, or shows the owner’s until the owner changes it', async () => {
  const onChange = vi.fn<(isSelected: boolean) => void>();
  const screen = await render(
    <>
      <Switch defaultSelected>Eigen</Switch>
      <Switch isSelected={false} onChange={onChange}>
        Fremd
      </Switch>
    </>,
  );
  await screen.getByText('Eigen').click();
  await expect.element(screen.getByRole('switch', { name: 'Eigen' })).not.toBeChecked();
  await screen.getByText('Fremd').click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
  await expect.element(screen.getByRole('switch', { name: 'Fremd' })).not.toBeChecked();
});

test('it is sent while it is on, reset brings the first state back', async () => {
  const screen = await render(
    <form aria-label="Nachricht">
      <Switch name="anonymous">Anonym senden</Switch>
    </form>,
  );
  const form = screen.getByRole('form').element() as HTMLFormElement;
  expect(new FormData(form).get('anonymous')).toBeNull();
  await screen.getByText('Anonym senden').click();
  expect(new FormData(form).get('anonymous')).toBe('on');
  form.reset();
  await expect.element(screen.getByRole('switch')).not.toBeChecked();
});

test('the hint and what describes it from outside are both read', async () => {
  const screen = await render(
    <>
      <Switch description="Gilt sofort." aria-describedby="more">
        Anonym senden
      </Switch>
      <p id="more">Antworten erreichen Sie trotzdem.</p>
    </>,
  );
  await expect
    .element(screen.getByRole('switch', { name: 'Anonym senden' }))
    .toHaveAccessibleDescription('Antworten erreichen Sie trotzdem. Gilt sofort.');
});

test('alone it answers on 24 px above and below its middle', async () => {
  const screen = await render(
    <div style={{ padding: 40 }}>
      <Switch aria-label="Veröffentlichen" />
    </div>,
  );
  const control = screen.getByRole('switch').element();
  const { left, top, width, height } = control.getBoundingClientRect();
  for (const y of [-11.5, 11.5])
    expect(document.elementFromPoint(left + width / 2, top + height / 2 + y)).toBe(control);
});

test('the ref is the input', async () => {
  const ref = createRef<HTMLInputElement>();
  await render(<Switch ref={ref}>Anonym senden</Switch>);
  expect(ref.current?.getAttribute('role')).toBe('switch');
});

test('in forced colours on and off stay apart, also under the pointer', async () => {
  const screen = await render(
    <>
      <Switch defaultSelected>An</Switch>
      <Switch>Aus</Switch>
    </>,
  );
  const looks = (name: string) => {
    const track = screen.getByRole('switch', { name }).element();
    return {
      ground: getComputedStyle(track).backgroundColor,
      knob: getComputedStyle(track, '::before').backgroundColor,
    };
  };
  await inForcedColors(async () => {
    const on = { ground: systemColor('Highlight'), knob: systemColor('HighlightText') };
    expect(looks('An')).toEqual(on);
    await screen.getByText('An').hover();
    await settled();
    expect(looks('An')).toEqual(on);
    expect(looks('Aus').knob).toBe(systemColor('ButtonText'));
    expect(looks('Aus').ground).not.toBe(looks('Aus').knob);
  });
});
