import { managedKinds } from '@sumu/contract';
import { calledRole } from './called';
import type { RoleType } from './roles';

/** Checks whether a role manages entries of a kind. An admin passes for any kind; an unknown one is refused later. */
export const manages = (role: RoleType, kind: string): boolean =>
	role === 'admin' || managedKinds[calledRole[role]].some((each) => each === kind);
