import type { Plugin } from 'vite';

/** The weights of `Icon`; Phosphor brings six with every icon. */
const WEIGHTS = ['regular', 'fill', 'bold'];

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly value?: unknown;
  readonly elements?: readonly (Node | null)[];
  readonly arguments?: readonly Node[];
  readonly init?: Node | null;
  readonly declarations?: readonly Node[];
  readonly body?: readonly Node[];
}

/** The pairs of weight and drawing that a definition of Phosphor consists of. */
function pairsOf({ body = [] }: Node): readonly Node[] {
  const values = body.flatMap(({ declarations = [] }) => declarations).map(({ init }) => init);
  const [list] = values.find((value) => value?.type === 'NewExpression')?.arguments ?? [];
  return (list?.elements ?? []).filter((pair) => pair !== null);
}

/** Keeps only the drawings of icons that the kit can show; half of what an icon weighs falls away. */
export function iconWeights(): Plugin {
  return {
    name: 'resonanz:icon-weights',
    apply: 'build',
    transform: {
      filter: { id: /@phosphor-icons\/react\/dist\/defs\/[^/]+\.es\.js$/ },
      handler(code) {
        const pairs = pairsOf(this.parse(code) as unknown as Node);
        const kept = pairs.filter(({ elements }) => WEIGHTS.includes(String(elements?.[0]?.value)));
        const [first, last] = [pairs[0], pairs.at(-1)];
        if (!first || !last || kept.length !== WEIGHTS.length) throw new Error('The definitions of Phosphor have another form now.');
        return { code: code.slice(0, first.start) + kept.map(({ start, end }) => code.slice(start, end)).join(', ') + code.slice(last.end), map: null };
      },
    },
  };
}
