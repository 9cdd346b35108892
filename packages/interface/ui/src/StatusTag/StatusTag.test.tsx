import '@resonanz/tokens/styles';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { expectConformance } from '@resonanz/testing/conformance';
import { StatusTag } from './StatusTag.tsx';

test('the tag conforms', async () => {
  await expectConformance(
    <output aria-label="Freigabe">
      <StatusTag tone="yellow" mark="half" label="Ausstehend" />
    </output>,
    { role: 'status', name: 'Freigabe', isFocusable: false },
  );
});

test('its text is the word alone: the mark is silent', async () => {
  const { container } = await render(<StatusTag tone="green" mark="square" label="Online" />);
  expect(container.textContent).toBe('Online');
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test('every mark has a drawing of its own', async () => {
  const { container } = await render(
    <>
      {(['hollow', 'half', 'dot', 'square'] as const).map((mark) => (
        <StatusTag key={mark} tone="gray" mark={mark} label={mark} />
      ))}
    </>,
  );
  const drawings = [...container.querySelectorAll('svg')].map((svg) => svg.innerHTML);
  expect(new Set(drawings).size).toBe(4);
});

test('gray, green, blue and yellow tags differ in ground and mark [R-LAYOUT-030]', async () => {
  const { container } = await render(
    <>
      {(['gray', 'green', 'blue', 'yellow'] as const).map((tone) => (
        <StatusTag key={tone} tone={tone} mark="dot" label={tone} />
      ))}
    </>,
  );
  const tags = [...container.children];
  expect(new Set(tags.map((tag) => getComputedStyle(tag).backgroundColor)).size).toBe(4);
  expect(new Set(tags.map((tag) => getComputedStyle(tag.querySelector('svg') ?? tag).color)).size).toBe(4);
});

test('a table makes room for the words, a narrow box breaks them', async () => {
  const tag = <StatusTag tone="blue" label="Wartet auf Freigabe der Brand" />;
  const { container } = await render(
    <>
      {tag}
      <table style={{ inlineSize: 60 }}>
        <tbody>
          <tr>
            <td>{tag}</td>
          </tr>
        </tbody>
      </table>
      <div style={{ inlineSize: 90 }}>{tag}</div>
    </>,
  );
  const [free, celled, boxed] = [
    container.children[0],
    container.querySelector('td > *'),
    container.lastElementChild?.firstElementChild,
  ].map((element) => element?.getBoundingClientRect());
  expect(celled?.height).toBe(free?.height);
  expect(boxed?.width).toBeLessThanOrEqual(90);
  expect(boxed?.height).toBeGreaterThan(free?.height ?? Infinity);
});
