import type { Plugin } from 'vite';

type Weight = 'regular' | 'fill' | 'bold';

const REGULAR: readonly Weight[] = ['regular'];
const AT_13_PX: readonly Weight[] = ['regular', 'bold'];
const ON_AND_OFF: readonly Weight[] = ['regular', 'fill'];

/** Weights of the icons that are drawn in another one than `regular`; Phosphor brings six with every icon. */
export const ICON_WEIGHTS: Readonly<Record<string, readonly Weight[]>> = {
  ArrowClockwise: AT_13_PX,
  CaretDoubleLeft: AT_13_PX,
  CaretDoubleRight: AT_13_PX,
  CaretDown: AT_13_PX,
  CaretLeft: AT_13_PX,
  CaretRight: AT_13_PX,
  CaretUp: AT_13_PX,
  Check: AT_13_PX,
  DotsThreeVertical: AT_13_PX,
  ExclamationMark: AT_13_PX,
  X: AT_13_PX,
  CloudSlash: AT_13_PX,
  Bell: ON_AND_OFF,
  Heart: ON_AND_OFF,
  MagnifyingGlassPlus: ON_AND_OFF,
  Star: ON_AND_OFF,
  CalendarBlank: ON_AND_OFF,
  CheckSquare: ON_AND_OFF,
  Flag: ON_AND_OFF,
  Megaphone: ON_AND_OFF,
  PaperPlaneTilt: ON_AND_OFF,
  CheckCircle: ON_AND_OFF,
  Info: ON_AND_OFF,
  SealCheck: ON_AND_OFF,
  ShieldCheck: ON_AND_OFF,
  ShieldWarning: ON_AND_OFF,
  Warning: ON_AND_OFF,
  WarningCircle: ON_AND_OFF,
  Article: ON_AND_OFF,
  Play: ON_AND_OFF,
  StarHalf: ['fill'],
  FacebookLogo: ['fill'],
  InstagramLogo: ['fill'],
  LinkedinLogo: ['fill'],
  Microphone: ['fill'],
  PinterestLogo: ['fill'],
  SnapchatLogo: ['fill'],
  TiktokLogo: ['fill'],
  TwitchLogo: ['fill'],
  TwitterLogo: ['fill'],
  WechatLogo: ['fill'],
  YoutubeLogo: ['fill'],
};

/** The weights in which the product draws an icon. */
export const weightsOf = (name: string): readonly Weight[] => ICON_WEIGHTS[name] ?? REGULAR;

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

/** The module that draws every icon. */
export const FRAME = /@phosphor-icons\/react\/dist\/lib\/IconBase\.es\.js$/;
const OTHER_FORM = 'The definitions of Phosphor have another form now.';
/** A module with the drawings of an icon; its name comes first. */
export const DEFINITION = /@phosphor-icons\/react\/dist\/defs\/([^/]+)\.es\.js$/;

/** The definition of an icon without the drawings that the product does not show. */
function withoutOthers(code: string, weights: readonly string[], parsed: Node): string {
  const pairs = pairsOf(parsed);
  const remaining = pairs.filter(({ elements }) => weights.includes(String(elements?.[0]?.value)));
  const [first, last] = [pairs[0], pairs.at(-1)];
  if (!first || !last || remaining.length !== weights.length) throw new Error(OTHER_FORM);
  return (
    code.slice(0, first.start) +
    remaining.map(({ start, end }) => code.slice(start, end)).join(', ') +
    code.slice(last.end)
  );
}

/** An unlisted weight is drawn as the first available one, never as nothing. */
function neverEmpty(code: string): string {
  const changed = code.replace(/\b(\w+)\.get\(([^()]+)\)/, '($1.get($2) ?? $1.values().next().value)');
  if (changed === code) throw new Error(OTHER_FORM);
  return changed;
}

/** Keeps only the drawings of icons that the product shows; most of what an icon weighs falls away. */
export function iconWeights(): Plugin {
  return {
    name: 'resonanz:icon-weights',
    apply: 'build',
    transform: {
      filter: { id: [DEFINITION, FRAME] },
      handler(code, id) {
        if (FRAME.test(id)) return { code: neverEmpty(code), map: null };
        return {
          code: withoutOthers(code, weightsOf(DEFINITION.exec(id)?.[1] ?? ''), this.parse(code) as unknown as Node),
          map: null,
        };
      },
    },
  };
}
