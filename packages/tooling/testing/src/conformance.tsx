import axe from 'axe-core';
import type { ReactElement } from 'react';
import { expect } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';

/** What `expectConformance` looks for. */
export interface Conformance {
  /** Role by which assistive technology finds the component. */
  readonly role: Parameters<Awaited<ReturnType<typeof render>>['getByRole']>[0];
  /** Its accessible name. */
  readonly name: string | RegExp;
  /** False for what is only looked at. Default true: the Tab key reaches it. */
  readonly isFocusable?: boolean;
}

async function violations(): Promise<readonly string[]> {
  const found = await axe.run(document.body, { resultTypes: ['violations'], rules: { region: { enabled: false } } });
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
  );
}

/**
 * Waits until colour transitions have ended: axe would measure colours in between. Transitions start in the frame after
 * a change.
 */
async function transitionsOver(): Promise<void> {
  let running: readonly Animation[];
  do {
    await new Promise((done) => requestAnimationFrame(done));
    running = document.getAnimations().filter((one) => one instanceof CSSTransition && one.playState !== 'finished');
    await Promise.allSettled(running.map(({ finished }) => finished));
  } while (running.length > 0);
}

/**
 * The line every component's test begins with: it can be found by role and name, the keyboard reaches it, axe finds
 * nothing in light and in dark. That the console stays free of errors is checked in every test anyway.
 */
export async function expectConformance(
  element: ReactElement,
  { role, name, isFocusable = true }: Conformance,
): Promise<void> {
  const html = document.documentElement;
  const before = html.dataset['theme'];
  const screen = await render(element);
  const target = screen.getByRole(role, { name });
  await expect.element(target).toBeVisible();
  if (isFocusable) {
    const inside = () =>
      target.element() === document.activeElement || target.element().contains(document.activeElement);
    for (let tabs = 0; tabs < 20 && !inside(); tabs += 1) await userEvent.keyboard('{Tab}');
    expect(inside(), `the Tab key reaches ${role} ${String(name)}`).toBe(true);
  }
  for (const theme of ['light', 'dark']) {
    html.dataset['theme'] = theme;
    await transitionsOver();
    expect(await violations(), `axe in the ${theme} theme`).toEqual([]);
  }
  if (before === undefined) delete html.dataset['theme'];
  else html.dataset['theme'] = before;
  await screen.unmount();
}
