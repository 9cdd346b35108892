import '@resonanz/tokens/styles';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { expectConformance } from '@resonanz/testing/conformance';
import { ButtonGroup } from './ButtonGroup.tsx';

const buttons = ['Verwerfen', 'Übernehmen'].map((word) => (
  <button key={word} type="button">
    {word}
  </button>
));

test('the button group conforms', async () => {
  await expectConformance(<ButtonGroup aria-label="Änderungen">{buttons}</ButtonGroup>, {
    role: 'group',
    name: 'Änderungen',
  });
});

test('without a name there is no group to announce', async () => {
  const screen = await render(<ButtonGroup>{buttons}</ButtonGroup>);
  await expect.element(screen.getByRole('button', { name: 'Verwerfen' })).toBeVisible();
  expect(screen.container.querySelector('[role]')).toBeNull();
});

test('equal buttons have one width beside each other and stand below each other where there is no room', async () => {
  const places = async (inlineSize: number) => {
    const screen = await render(
      <div style={{ inlineSize }}>
        <ButtonGroup align="equal">{buttons}</ButtonGroup>
      </div>,
    );
    const boxes = screen
      .getByRole('button')
      .elements()
      .map((element) => element.getBoundingClientRect());
    await screen.unmount();
    return boxes;
  };
  const [first, second] = await places(400);
  expect(first?.width).toBe(second?.width);
  expect(first?.top).toBe(second?.top);
  const [upper, lower] = await places(200);
  expect(lower?.top).toBeGreaterThanOrEqual(upper?.bottom ?? Infinity);
});
