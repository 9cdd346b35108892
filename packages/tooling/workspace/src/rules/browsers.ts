import { isDevelopment, published, sourcesOf, type Rule } from '../rule.ts';

/**
 * What the oldest browsers and the oldest Node that we support lack: see docs/supported-browsers.md. Types know these
 * names, so nothing else notices.
 */
const TOO_NEW: readonly RegExp[] = [
  /\bURL\.parse\(/,
  /\b(?:Map|Object)\.groupBy\(/,
  /\bPromise\.(?:try|withResolvers)\(/,
  /\bIterator\.from\(/,
  /\.(?:entries|keys|values)\(\)\.(?:map|filter|flatMap|toArray|some|every|find|reduce)\(/,
  /\bArray\.fromAsync\(/,
  /\bRegExp\.escape\(/,
];

export const browsersAreSupported: Rule = {
  title: 'published packages run in the browsers that they name',
  check: (house) =>
    house.packages
      .filter((owner) => published(owner) && owner.floor !== 'tooling')
      .flatMap((owner) =>
        sourcesOf(owner)
          .filter(([path]) => !isDevelopment(path))
          .flatMap(([path, text]) =>
            TOO_NEW.flatMap((name) => {
              const found = name.exec(text)?.[0];
              return found ? [`${owner.folder}/${path}: ${found} is newer than docs/supported-browsers.md`] : [];
            }),
          ),
      ),
};
