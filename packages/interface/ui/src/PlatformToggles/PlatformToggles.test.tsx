import '@resonanz/tokens/styles';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { expectConformance } from '@resonanz/testing/conformance';
import { inForcedColors, systemColor } from '../Checkbox/forcedColors.fixture.ts';
import { PlatformToggles } from './PlatformToggles.tsx';

const items = [
  { platform: 'youtube', label: 'YouTube' },
  { platform: 'instagram', label: 'Instagram' },
  { platform: 'blog', label: 'Blog' },
] as const;
type Choice = (typeof items)[number]['platform'];

test('the platform toggles conform', async () => {
  await expectConformance(
    <PlatformToggles label="Plattform" items={items} selectedPlatforms={['youtube']} onChange={() => {}} />,
    {
      role: 'group',
      name: 'Plattform',
    },
  );
});

test('the marks stand in the given order and carry their names', async () => {
  const screen = await render(
    <PlatformToggles label="Plattform" items={items} selectedPlatforms={['blog']} onChange={() => {}} />,
  );
  expect(
    screen
      .getByRole('button')
      .elements()
      .map((button) => [button.getAttribute('aria-label'), button.getAttribute('aria-pressed')]),
  ).toEqual([
    ['YouTube', 'false'],
    ['Instagram', 'false'],
    ['Blog', 'true'],
  ]);
});

test('keyboard focus shows the name', async () => {
  const screen = await render(
    <PlatformToggles label="Plattform" items={items} selectedPlatforms={[]} onChange={() => {}} />,
  );
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.element(screen.getByText('Instagram')).toBeVisible();
});

test('what is disabled neither answers nor loses its state', async () => {
  const onChange = vi.fn<(platforms: Choice[]) => void>();
  const toggles = (isDisabled: boolean) => (
    <PlatformToggles
      label="Plattform"
      items={items.map((item) => ({ ...item, isDisabled: item.platform === 'blog' }))}
      selectedPlatforms={['blog']}
      isDisabled={isDisabled}
      onChange={onChange}
    />
  );
  const screen = await render(toggles(false));
  const blog = screen.getByRole('button', { name: 'Blog', pressed: true });
  await expect.element(blog).toBeDisabled();
  (blog.element() as HTMLButtonElement).click();
  expect(onChange).not.toHaveBeenCalled();
  await screen.getByRole('button', { name: 'YouTube' }).click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith(['blog', 'youtube']);
  await screen.rerender(toggles(true));
  for (const button of screen.getByRole('button').all()) await expect.element(button).toBeDisabled();
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

test('in forced colours what is pressed is framed', async () => {
  const screen = await render(
    <PlatformToggles label="Plattform" items={items} selectedPlatforms={['blog']} onChange={() => {}} />,
  );
  const outline = (name: string) => {
    const { outlineStyle, outlineColor } = getComputedStyle(screen.getByRole('button', { name }).element());
    return { outlineStyle, outlineColor };
  };
  await inForcedColors(() => {
    expect(outline('Blog')).toEqual({ outlineStyle: 'solid', outlineColor: systemColor('Highlight') });
    expect(outline('YouTube').outlineStyle).toBe('none');
  });
});
