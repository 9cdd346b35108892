import { INTERNAL_DEFAULT_PROJECT_ANNOTATIONS as standard, type Preview } from '@storybook/react-vite';

/** React's flag for a page whose updates are expected in scopes of `act`. */
const scope: typeof globalThis & { IS_REACT_ACT_ENVIRONMENT?: boolean | undefined } = globalThis;

/**
 * Renders a story as Storybook does, and takes it away in a scope that holds until the story is gone. Storybook's own
 * scope ends a moment too soon: React complains about a part of the story that was still being loaded and arrives just
 * then, and the complaint fails the next story.
 */
export const renderToCanvas: NonNullable<Preview['renderToCanvas']> = async (context, canvas) => {
  const takeAway = await standard.renderToCanvas?.(context, canvas);
  if (!takeAway || context.storyContext.viewMode === 'docs') return takeAway;
  return async () => {
    const before = scope.IS_REACT_ACT_ENVIRONMENT;
    scope.IS_REACT_ACT_ENVIRONMENT = true;
    try {
      await takeAway();
    } finally {
      scope.IS_REACT_ACT_ENVIRONMENT = before;
    }
  };
};
