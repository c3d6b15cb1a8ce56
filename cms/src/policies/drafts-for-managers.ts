import { errors } from '@strapi/utils';
import { messages } from '@sumu/contract';
import { canManageKind, roleOf } from '../access/roles';

interface PolicyContext {
	state: Parameters<typeof roleOf>[0] & { route: { info: { apiName: string } } };
	request: { query: Record<string, unknown> };
}

/** Limits drafts to managers of the kind. Without a token the answer is 401, because signing in may help. */
export default ({ state, request }: PolicyContext): boolean => {
	if (request.query.version === undefined) return true;
	if (!state.user) throw new errors.UnauthorizedError(messages.unauthorizedRequest);
	return canManageKind(roleOf(state), state.route.info.apiName);
};
