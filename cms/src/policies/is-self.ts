import { callerOf, isKeyOf } from '../identity/caller';

interface PolicyContext {
	state: { user?: unknown };
	params: { email?: string };
}

/** Allows only the caller's own account in the path. */
export default ({ state, params }: PolicyContext): boolean =>
	isKeyOf(callerOf(state), params.email);
