import { callerOf } from '../identity/caller';
import { isKeyOf } from '../identity/is-key-of';

interface Asked {
	state: { user?: unknown };
	params: { email?: string };
}

/** The account in the path is the caller's own. */
export default ({ state, params }: Asked): boolean => isKeyOf(callerOf(state), params.email);
