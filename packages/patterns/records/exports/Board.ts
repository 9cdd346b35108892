'use client';

export { Board, type BoardColumn, type BoardProps } from '../src/Board/Board.tsx';
