import { callerOf } from '../identity/caller';
import { isKeyOf } from '../identity/is-key-of';

interface PolicyContext {
	state: { user?: unknown };
	params: { email?: string };
}

/** The account in the path is the caller's own. */
export default ({ state, params }: PolicyContext): boolean =>
	isKeyOf(callerOf(state), params.email);
