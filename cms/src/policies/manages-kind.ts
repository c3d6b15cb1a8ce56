import { manages } from '../access/manages';
import { roleOf } from '../access/role-of';

interface PolicyContext {
	state: Parameters<typeof roleOf>[0];
	params: { kind?: string };
}

/** The path names a kind that the caller manages. */
export default ({ state, params }: PolicyContext): boolean =>
	manages(roleOf(state), params.kind ?? '');
