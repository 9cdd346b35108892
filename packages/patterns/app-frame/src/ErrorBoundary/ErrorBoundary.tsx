'use client';

import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ErrorPage } from './ErrorPage.tsx';

/** Props of `ErrorBoundary`. */
export interface ErrorBoundaryProps {
  /** What may fail. */
  children: ReactNode;
  /** A change tries again, for example the path of the page. */
  resetKey?: string;
  /** Address of the start page. */
  homeHref: string;
  /** Called with what was thrown, for reporting. */
  onError?: (error: unknown, info: ErrorInfo) => void;
}

interface State {
  hasFailed: boolean;
  resetKey: string | undefined;
}

/** Shows a friendly page in place of one that throws. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { hasFailed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { hasFailed: false, resetKey };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    this.props.onError?.(error, info);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <ErrorPage homeHref={this.props.homeHref} />;
  }
}
