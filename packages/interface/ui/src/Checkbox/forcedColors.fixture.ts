import { cdp } from 'vitest/browser';

// Named again because a new list of features replaces what the browser was started with.
const still = { name: 'prefers-reduced-motion', value: 'reduce' };

/** Waits until colours that change have changed. */
export async function settled(): Promise<void> {
  await Promise.all(document.getAnimations().map((one) => (one instanceof CSSTransition ? one.finished : undefined)));
}

/** Runs a check while the system's few colours replace all others. */
export async function inForcedColors(check: () => void | Promise<void>): Promise<void> {
  const force = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }, still] });
  await force('active');
  try {
    await settled();
    await check();
  } finally {
    await force('none');
  }
}

/** What a colour of the system looks like at the moment. */
export function systemColor(
  keyword: 'Highlight' | 'HighlightText' | 'GrayText' | 'Canvas' | 'CanvasText' | 'ButtonText',
): string {
  const probe = document.createElement('span');
  probe.style.color = keyword;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
