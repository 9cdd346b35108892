import { type ReactNode, type RefObject, useLayoutEffect, useState } from 'react';

/** Distance in one frame from which the grid moves fast, in px. */
const FAST = 30;
/** Time without a movement after which the grid is at rest, in ms. */
const REST = 80;
/**
 * How many rows then make good at once what they have left out, and the time until the next do, in ms: the grid may
 * move again.
 */
const AT_ONCE = 3;
const FRAME = 16;

/** How the grid scrolls: while it is fast, rows skip details. */
export interface Motion {
  readonly isFast: () => boolean;
  /** Calls back once scrolling has stopped; returns a function that cancels it. */
  readonly onceAtRest: (act: () => void) => () => void;
}

function createMotion() {
  const waiting = new Set<() => void>();
  let isFast = false;
  return {
    isFast: () => isFast,
    onceAtRest(act: () => void) {
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
      const end = () => {
        isFast = false;
        delete body.dataset['moving'];
      };
      const makeGood = () => {
        for (const act of [...waiting].slice(0, AT_ONCE)) {
          waiting.delete(act);
          act();
        }
        if (waiting.size > 0) timer = setTimeout(makeGood, FRAME);
      };
      const rest = () => {
        end();
        makeGood();
      };
      const restIn = (time: number) => {
        clearTimeout(timer);
        timer = setTimeout(rest, time);
      };
      const move = () => {
        const [from, start] = [top, left];
        [top, left] = [grid.scrollTop, across()];
        if (isFast && left !== start) end();
        else if (!isFast && left === start && Math.abs(top - from) > FAST) begin();
        restIn(REST);
      };
      // The browser knows it sooner, not in every movement.
      const over = () => restIn(0);
      grid.addEventListener('scroll', move, { passive: true });
      grid.addEventListener('scrollend', over);
      return () => {
        clearTimeout(timer);
        grid.removeEventListener('scroll', move);
        grid.removeEventListener('scrollend', over);
      };
    },
  };
}

/**
 * Watches whether the grid moves fast. Its pinned cells then stand where they are held instead of sticking there: each
 * that sticks is a layer of its own.
 */
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
  useLayoutEffect(() => (isDue ? undefined : motion.onceAtRest(() => setDue(true))), [isDue, motion]);
  return isDue || isInSight ? children : null;
}
