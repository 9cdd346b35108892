import { EraserIcon } from '@phosphor-icons/react';
import { type PointerEvent, useRef } from 'react';
import { useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { drawnOn, type Drawing, FIELD, pathOf, pointOn, startStroke } from './drawing.ts';
import * as css from './DrawingPad.css.ts';
import { messages } from './messages.ts';

interface DrawingPadProps {
  drawing: Drawing;
  onChange: (drawing: Drawing) => void;
}

/** A sheet to sign on with a finger, a pen or the mouse; who has none of them types the name. */
export function DrawingPad({ drawing, onChange }: DrawingPadProps) {
  const t = useMessages(messages);
  const isBlank = drawing.length === 0;
  // A pointer moves faster than the page is drawn: each point follows the one before, drawn or not.
  const latest = useRef(drawing);
  const change = (next: Drawing) => {
    latest.current = next;
    onChange(next);
  };
  const pointOf = (event: PointerEvent<SVGSVGElement>) => pointOn(event.currentTarget.getBoundingClientRect(), event);
  return (
    <div className={css.pad}>
      <svg
        className={css.sheet}
        viewBox={`0 0 ${FIELD.width} ${FIELD.height}`}
        role="img"
        aria-label={t(isBlank ? 'contractPage.signature.blank' : 'contractPage.signature.drawn')}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          change(startStroke(latest.current, pointOf(event)));
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) change(drawnOn(latest.current, pointOf(event)));
        }}
      >
        <line className={css.line} x1="24" x2={FIELD.width - 24} y1="156" y2="156" />
        <path className={css.ink} d={drawing.map(pathOf).join(' ')} />
      </svg>
      <Button variant="quiet" iconStart={EraserIcon} isDisabled={isBlank} onPress={() => change([])}>
        {t('contractPage.signature.wipe')}
      </Button>
    </div>
  );
}
