'use client';
export { Agenda } from '../src/Agenda/Agenda.tsx';
export type { AgendaProps } from '../src/Agenda/AgendaProps.ts';
export type {
  AgendaEvent,
  AgendaKind,
  AgendaLabels,
  AgendaMove,
  AgendaRange,
  AgendaSlot,
  AgendaView,
} from '../src/Agenda/model.ts';
