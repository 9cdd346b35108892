'use client';

export { Board, boardTotal, type BoardColumn, type BoardProps } from '../src/Board/Board.tsx';
