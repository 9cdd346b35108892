interface Shown {
  readonly globals: Readonly<Record<string, unknown>>;
}

/**
 * A play function that looks for German words: it rests while the toolbar says English, so that the example stays as it
 * is.
 */
export function inGerman<Context extends Shown>(
  play: (context: Context) => Promise<void>,
): (context: Context) => Promise<void> {
  return async (context) => {
    if (context.globals['language'] === 'de') await play(context);
  };
}
