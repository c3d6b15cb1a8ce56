import type { Project } from '@sumu/contract';
import type { ReactNode } from 'react';

/** Draws the button that keeps a project for whoever looks at its card. */
export type Keep = (project: Project) => ReactNode;
