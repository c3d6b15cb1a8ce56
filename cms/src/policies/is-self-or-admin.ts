import { callerOf, isKeyOf } from '../identity/caller';

interface PolicyContext {
	state: { user?: unknown };
	params: { email?: string };
}

/** Allows the caller's own account in the path; an admin any account. */
export default ({ state, params }: PolicyContext): boolean => {
	const caller = callerOf(state);
	return caller?.role.type === 'admin' || isKeyOf(caller, params.email);
};
