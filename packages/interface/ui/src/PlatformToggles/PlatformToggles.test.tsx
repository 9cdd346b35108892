import '@resonanz/tokens/styles';
import { expectConformance } from '@resonanz/testing/conformance';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PlatformToggles } from './PlatformToggles.tsx';

const items = [
  { platform: 'youtube', label: 'YouTube' },
  { platform: 'instagram', label: 'Instagram' },
  { platform: 'blog', label: 'Blog' },
] as const;
type Choice = (typeof items)[number]['platform'];

test('the platform toggles conform', async () => {
  await expectConformance(<PlatformToggles label="Plattform" items={items} selectedPlatforms={['youtube']} onChange={() => {}} />, {
    role: 'group',
    name: 'Plattform',
  });
});

test('the marks stand in the given order and carry their names', async () => {
  const screen = await render(<PlatformToggles label="Plattform" items={items} selectedPlatforms={['blog']} onChange={() => {}} />);
  expect(screen.getByRole('button').elements().map((button) => [button.getAttribute('aria-label'), button.getAttribute('aria-pressed')])).toEqual([
    ['YouTube', 'false'],
    ['Instagram', 'false'],
    ['Blog', 'true'],
  ]);
  await expect.element(screen.getByTitle('Instagram')).toBeVisible();
});

test('any number stays pressed; what is chosen last comes last', async () => {
  const onChange = vi.fn<(platforms: Choice[]) => void>();
  function Platforms() {
    const [chosen, setChosen] = useState<readonly Choice[]>(['blog']);
    return (
      <PlatformToggles
        label="Plattform"
        items={items}
        selectedPlatforms={chosen}
        onChange={(next) => {
          setChosen(next);
          onChange(next);
        }}
      />
    );
  }
  const screen = await render(<Platforms />);
  await screen.getByRole('button', { name: 'YouTube' }).click();
  expect(onChange).toHaveBeenLastCalledWith(['blog', 'youtube']);
  await userEvent.keyboard('{Tab}{Enter}');
  expect(onChange).toHaveBeenLastCalledWith(['blog', 'youtube', 'instagram']);
  await userEvent.keyboard('{Tab} ');
  expect(onChange).toHaveBeenLastCalledWith(['youtube', 'instagram']);
  await expect.element(screen.getByRole('button', { name: 'Blog' })).toHaveAttribute('aria-pressed', 'false');
});
