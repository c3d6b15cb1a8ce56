import { managedKinds } from '@sumu/contract';
import { calledRole } from './called';
import type { RoleType } from './roles';

/** Whether a role manages entries of a kind; an admin manages also what is no kind, and is told so later. */
export const manages = (role: RoleType, kind: string): boolean =>
	role === 'admin' || managedKinds[calledRole[role]].some((each) => each === kind);
