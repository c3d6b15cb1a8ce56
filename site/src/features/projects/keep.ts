import type { Project } from '@sumu/contract';
import type { ReactNode } from 'react';

/** Renders the button that adds a project to the current visitor's cart. */
export type RenderKeepButton = (project: Project) => ReactNode;
