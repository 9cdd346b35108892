import '@resonanz/tokens/styles';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { expectConformance } from '@resonanz/testing/conformance';
import { Form } from '../Form/Form.tsx';
import { Checkbox } from './Checkbox.tsx';
import { inForcedColors, settled, systemColor } from './forcedColors.fixture.ts';

test('the checkbox conforms', async () => {
  await expectConformance(
    <Checkbox isRequired description="Sie gelten für alle Projekte." errorMessage="Bitte stimmen Sie zu.">
      Teilnahmebedingungen
    </Checkbox>,
    { role: 'checkbox', name: 'Teilnahmebedingungen' },
  );
  await expectConformance(<Checkbox aria-label="Zeile auswählen" defaultSelected />, {
    role: 'checkbox',
    name: 'Zeile auswählen',
  });
});

test('it keeps its own state, or shows the owner’s until the owner changes it', async () => {
  const onChange = vi.fn<(isSelected: boolean) => void>();
  const screen = await render(
    <>
      <Checkbox defaultSelected>Eigen</Checkbox>
      <Checkbox isSelected={false} onChange={onChange}>
        Fremd
      </Checkbox>
    </>,
  );
  await screen.getByText('Eigen').click();
  await expect.element(screen.getByRole('checkbox', { name: 'Eigen' })).not.toBeChecked();
  await screen.getByText('Fremd').click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
  await expect.element(screen.getByRole('checkbox', { name: 'Fremd' })).not.toBeChecked();
});

test('its value is sent while it is ticked, also when it is only read; a disabled one is not sent', async () => {
  const screen = await render(
    <form aria-label="Einstellungen">
      <Checkbox name="mail" value="weekly" defaultSelected>
        Wöchentlich
      </Checkbox>
      <Checkbox name="mail" value="daily">
        Täglich
      </Checkbox>
      <Checkbox name="mail" value="terms" isReadOnly defaultSelected>
        Bedingungen
      </Checkbox>
      <Checkbox name="mail" value="never" isDisabled defaultSelected>
        Nie
      </Checkbox>
    </form>,
  );
  await screen.getByText('Täglich').click();
  await screen.getByText('Bedingungen').click();
  expect(new FormData(screen.getByRole('form').element() as HTMLFormElement).getAll('mail')).toEqual([
    'weekly',
    'daily',
    'terms',
  ]);
});

test('what is only read answers again once it may be changed', async () => {
  const onChange = vi.fn<(isSelected: boolean) => void>();
  const box = (isReadOnly: boolean) => (
    <Checkbox isReadOnly={isReadOnly} onChange={onChange}>
      Archivieren
    </Checkbox>
  );
  const screen = await render(box(true));
  await screen.getByText('Archivieren').click();
  await screen.rerender(box(false));
  await screen.getByText('Archivieren').click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
});

test('what the server says stands there until it changes', async () => {
  const screen = await render(
    <Form aria-label="Anmeldung" validationErrors={{ terms: 'Bitte stimmen Sie zu.' }}>
      <Checkbox name="terms" description="Sie gelten für alle Projekte.">
        Bedingungen
      </Checkbox>
    </Form>,
  );
  const box = screen.getByRole('checkbox', { name: 'Bedingungen' });
  await expect.element(box).toBeInvalid();
  await expect.element(box).toHaveAccessibleDescription('Bitte stimmen Sie zu. Sie gelten für alle Projekte.');
  await userEvent.keyboard('{Tab} ');
  await expect.element(box).not.toBeInvalid();
  await expect.element(box).toHaveFocus();
});

test('what describes it from outside is read beside its own hint', async () => {
  const screen = await render(
    <>
      <Checkbox description="Höchstens einmal in der Woche" aria-describedby="more">
        Tipps
      </Checkbox>
      <p id="more">Sie können sie jederzeit abbestellen.</p>
    </>,
  );
  await expect
    .element(screen.getByRole('checkbox'))
    .toHaveAccessibleDescription('Sie können sie jederzeit abbestellen. Höchstens einmal in der Woche');
});

test('the third state comes and goes with the owner', async () => {
  const screen = await render(
    <Checkbox isIndeterminate isSelected={false}>
      Alle
    </Checkbox>,
  );
  const box = screen.getByRole('checkbox').element() as HTMLInputElement;
  expect(box.indeterminate).toBe(true);
  await screen.rerender(<Checkbox isSelected>Alle</Checkbox>);
  expect({ indeterminate: box.indeterminate, checked: box.checked }).toEqual({ indeterminate: false, checked: true });
});

test('alone it answers on 24 by 24 px', async () => {
  const screen = await render(
    <div style={{ padding: 40 }}>
      <Checkbox aria-label="Zeile auswählen" />
    </div>,
  );
  const box = screen.getByRole('checkbox').element();
  const { left, top, width, height } = box.getBoundingClientRect();
  const middle = { x: left + width / 2, y: top + height / 2 };
  for (const [x, y] of [
    [-11.5, 0],
    [11.5, 0],
    [0, -11.5],
    [0, 11.5],
  ] as const) {
    expect(document.elementFromPoint(middle.x + x, middle.y + y)).toBe(box);
  }
});

test('the ref is the input', async () => {
  const ref = createRef<HTMLInputElement>();
  await render(<Checkbox ref={ref}>Tipps</Checkbox>);
  expect(ref.current?.type).toBe('checkbox');
});

test('in forced colours a tick, a partial one, a wrong and a disabled box stay to be seen, also under the pointer', async () => {
  const screen = await render(
    <>
      <Checkbox defaultSelected>Gewählt</Checkbox>
      <Checkbox isIndeterminate>Teilweise</Checkbox>
      <Checkbox isInvalid>Fehler</Checkbox>
      <Checkbox isReadOnly defaultSelected>
        Nur lesen
      </Checkbox>
      <Checkbox isDisabled defaultSelected>
        Gesperrt
      </Checkbox>
    </>,
  );
  const looks = (name: string) => {
    const box = screen.getByRole('checkbox', { name }).element();
    return { ground: getComputedStyle(box).backgroundColor, mark: getComputedStyle(box, '::before').backgroundColor };
  };
  await inForcedColors(async () => {
    const ticked = { ground: systemColor('Highlight'), mark: systemColor('HighlightText') };
    expect(looks('Gewählt')).toEqual(ticked);
    expect(looks('Teilweise')).toEqual(ticked);
    await screen.getByText('Teilweise').hover();
    await settled();
    expect(looks('Teilweise')).toEqual(ticked);
    await screen.getByText('Gewählt').hover();
    await settled();
    expect(looks('Gewählt')).toEqual(ticked);
    expect(looks('Nur lesen')).toEqual({ ground: systemColor('Canvas'), mark: systemColor('CanvasText') });
    expect(looks('Gesperrt')).toEqual({ ground: systemColor('Canvas'), mark: systemColor('GrayText') });
    expect(getComputedStyle(screen.getByRole('checkbox', { name: 'Fehler' }).element()).borderTopWidth).toBe('2px');
  });
});
