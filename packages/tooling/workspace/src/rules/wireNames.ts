import { WIRE_NAMES } from '@resonanz/domain/wireNames';
import { isGenerated, sourcesOf, type Rule } from '../rule.ts';

const SPELLED = new RegExp(String.raw`(?<![\w/]|/\{)(?:${Object.keys(WIRE_NAMES).join('|')})(?!\w)`);

/**
 * Where the wire begins: the contract, the server and code that calls it bare, the client, its table of names, payloads
 * that the specification prescribes, stored records.
 */
const AT_THE_WIRE: readonly RegExp[] = [
  /^openapi\//,
  /^apps\/(api|e2e)\//,
  /^packages\/client\/api-client\//,
  /^packages\/foundation\/domain\/src\/(wireNames|campaignEntry)\b/,
  /^packages\/tooling\/(demo-data|workspace)\//,
  /^packages\/tooling\/cases\/src\/campaignEntry\b/,
];

/** Screens, widgets and whatever is published speak the names of the glossary. */
export const wireNamesEndAtTheClient: Rule = {
  title: 'the spellings of the wire end at the client',
  check: (house) =>
    house.packages.flatMap((owner) =>
      sourcesOf(owner)
        .filter(([path]) => !isGenerated(path) && !AT_THE_WIRE.some((place) => place.test(`${owner.folder}/${path}`)))
        .flatMap(([path, text]) =>
          text.split('\n').flatMap((line, index) => {
            const [name] = SPELLED.exec(line) ?? [];
            return name === undefined
              ? []
              : [
                  `${owner.folder}/${path}:${index + 1} writes ${name}; code says ${WIRE_NAMES[name as keyof typeof WIRE_NAMES]}`,
                ];
          }),
        ),
    ),
};
