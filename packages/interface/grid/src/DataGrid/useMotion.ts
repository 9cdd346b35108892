import { type ReactNode, type RefObject, startTransition, useLayoutEffect, useState } from 'react';

/** Distance in one frame from which the grid moves fast, in px. */
const FAST = 30;
/** Time without a movement after which the grid is at rest, in ms. */
const REST = 80;

/** Whether the grid moves up or down so fast that its rows leave out what nobody sees meanwhile. */
export interface Motion {
  readonly isFast: () => boolean;
  /** Does something once it rests. Returns how to call that off. */
  readonly afterwards: (act: () => void) => () => void;
}

function createMotion() {
  const waiting = new Set<() => void>();
  let isFast = false;
  return {
    isFast: () => isFast,
    afterwards(act: () => void) {
      waiting.add(act);
      return () => waiting.delete(act);
    },
    watch(body: HTMLElement, grid: HTMLElement) {
      // Right to left it is negative.
      const across = () => Math.abs(grid.scrollLeft);
      let [top, left, held] = [grid.scrollTop, across(), 0];
      let timer: ReturnType<typeof setTimeout> | undefined;
      const begin = () => {
        isFast = true;
        // Every row inherits it: it is only set when it is another one.
        if (left !== held) body.style.setProperty('--grid-scrolled', `${left}px`);
        held = left;
        body.dataset['moving'] = '';
      };
      const rest = () => {
        isFast = false;
        delete body.dataset['moving'];
        const due = [...waiting];
        waiting.clear();
        startTransition(() => due.forEach((act) => act()));
      };
      const move = () => {
        const [from, start] = [top, left];
        [top, left] = [grid.scrollTop, across()];
        const isAcross = left !== start;
        clearTimeout(timer);
        if (isFast && isAcross) rest();
        else if (!isFast && !isAcross && Math.abs(top - from) > FAST) begin();
        if (isFast) timer = setTimeout(rest, REST);
      };
      grid.addEventListener('scroll', move, { passive: true });
      return () => {
        clearTimeout(timer);
        grid.removeEventListener('scroll', move);
      };
    },
  };
}

/** Watches whether the grid moves fast. Its pinned cells then stand where they are held instead of sticking there: each that sticks is a layer of its own. */
export function useMotion(body: RefObject<HTMLElement | null>): Motion {
  const [motion] = useState(createMotion);
  useLayoutEffect(() => {
    const grid = body.current?.closest<HTMLElement>('[role=grid]');
    return body.current && grid ? motion.watch(body.current, grid) : undefined;
  }, [body, motion]);
  return motion;
}

interface AtRestProps {
  motion: Motion;
  /** It is in sight, so it doesn't wait. */
  isInSight: boolean;
  children: ReactNode;
}

/** What a row that comes in a fast movement leaves out until the grid rests. */
export function AtRest({ motion, isInSight, children }: AtRestProps): ReactNode {
  const [isDue, setDue] = useState(isInSight || !motion.isFast());
  useLayoutEffect(() => (isDue ? undefined : motion.afterwards(() => setDue(true))), [isDue, motion]);
  return isDue || isInSight ? children : null;
}
