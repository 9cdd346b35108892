import { withLook, type Look } from './showLook.ts';

/**
 * Gives the frames of examples a look. Storybook's block begins their address with `PREVIEW_URL`, which knows nothing
 * of the toolbar, and never changes it again.
 */
export function framesFollow(chosenLook: () => Look) {
  Object.defineProperty(globalThis, 'PREVIEW_URL', { get: () => withLook('iframe.html', chosenLook()) });
}

/** Loads the frames of this page again in another look. */
export function showInFrames(look: Look) {
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('.sb-story iframe')) {
    const address = withLook(frame.src, look);
    if (frame.src !== address) frame.src = address;
  }
}
