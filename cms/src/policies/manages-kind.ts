import { canManageKind, roleOf } from '../access/roles';

interface PolicyContext {
	state: Parameters<typeof roleOf>[0];
	params: { kind?: string };
}

/** Allows a kind in the path only to its managers. */
export default ({ state, params }: PolicyContext): boolean =>
	canManageKind(roleOf(state), params.kind ?? '');
