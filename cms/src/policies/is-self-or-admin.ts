import { callerOf } from '../identity/caller';
import { isKeyOf } from '../identity/is-key-of';

interface PolicyContext {
	state: { user?: unknown };
	params: { email?: string };
}

/** The account in the path is the caller's own, or the caller is an admin. */
export default ({ state, params }: PolicyContext): boolean => {
	const caller = callerOf(state);
	return caller?.role.type === 'admin' || isKeyOf(caller, params.email);
};
